import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { generatedFolder } from "../hosting/nginx";
import { nginxProblems } from "../hosting/nginx-settings";
import { writeRelease } from "../hosting/release-folder";

// `npm run release -- deploy@example.com:/srv/site`: uploads the built site as a new release, switches to it and checks it; if
// the check fails, switches back. With `--rollback`, switches to the release before the current one. Without a host, the
// folder is on this machine. docs/operation.md, "Release".
const env = process.env;
const kept = 3;

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}

const [target = "", option] = process.argv.slice(2);
const [, host, folder = ""] = /^(?:([\w.@-]+):)?(\/[\w./-]*\w)$/.exec(target) ?? [];
if (!folder || (option && option !== "--rollback"))
	fail("Usage: npm run release -- [user@host:]/srv/site [--rollback]");
const url = (env.RELEASE_URL || env.GATSBY_SITE_URL || "").replace(/\/+$/, "");
if (!/^https?:\/\/[\w.:[\]-]+$/.test(url))
	fail(`RELEASE_URL must be the origin of the site, which is checked (is ${url})`);
const reload = env.RELEASE_RELOAD || "nginx -t && nginx -s reload";

/** Runs a shell command on the server. @returns its output, or undefined if it fails */
function onServer(command: string, input?: Buffer): string | undefined {
	const [program = "", ...args] = host ? ["ssh", "-o", "BatchMode=yes", host, command] : ["sh", "-c", command];
	const { status, stdout } = spawnSync(program, args, { input, stdio: ["pipe", "pipe", "inherit"], encoding: "utf8" });
	return status === 0 ? stdout.trim() : undefined;
}

const releases = () => (onServer(`ls -1 '${folder}/releases'`) ?? "").split("\n").filter(Boolean).sort();
const current = () => path.basename(onServer(`readlink '${folder}/current' || true`) ?? "");

/** Makes a release the current one. The link is replaced in one step, so that nginx always finds it. */
const use = (name: string) =>
	onServer(`cd '${folder}' && ln -sfn 'releases/${name}' current.new && mv -T current.new current && ${reload}`) !==
	undefined;

const answer = (address: string) =>
	fetch(url + address, { redirect: "error" }).then(
		async (response) => ({
			status: response.status,
			policy: response.headers.get("content-security-policy"),
			body: await response.text(),
		}),
		(error: Error) => ({ status: 0, policy: null, body: String(error.cause ?? error) }),
	);

/** Removes the link, so that nginx does not load a site without a working release. */
const clear = () => onServer(`rm -f '${folder}/current' && ${reload}`) !== undefined;

/** Waits until the site answers with this release. @returns what is wrong, or undefined */
async function problemOf(name: string): Promise<string | undefined> {
	let found = "";
	for (let attempt = 0; attempt < 40; attempt += 1) {
		const { status, body } = await answer("/healthz");
		found = status ? `${status} ${body.trim()}` : body;
		if (found === `200 ok ${name}`) break;
		await setTimeout(250);
	}
	if (found !== `200 ok ${name}`)
		return `${url}/healthz answers "${found.slice(0, 200)}". If that is another release, see the error log of nginx`;
	const [home, missing] = [await answer("/"), await answer("/-/")];
	if (home.status !== 200 || !home.policy)
		return `${url}/ answers ${home.status}, ${home.policy ?? "without a policy"}`;
	return missing.status === 404 ? undefined : `${url}/-/ answers ${missing.status} instead of 404`;
}

/** Uploads the built site. @returns the name of the release */
function upload(): string {
	if (!["public/index.html", `${generatedFolder}/maps.conf`].every((file) => fs.existsSync(file)))
		fail("The site is not built yet. Run `npm run build` first.");
	const problems = nginxProblems(env);
	if (problems.length > 0) fail(problems.join("\n"));
	const name = new Date().toISOString().replace(/\..*/, "").replace(/:/g, "-");
	const staging = fs.mkdtempSync(path.join(os.tmpdir(), "release-"));
	writeRelease(staging, {
		environment: { ...env, NGINX_RUN: env.NGINX_RUN || `${folder}/run` },
		serverFolder: `${folder}/releases/${name}`,
		modules: onServer("ls -1 /etc/nginx/modules-enabled || true"),
	});
	const { stdout: archive, status } = spawnSync("tar", ["-C", staging, "-cf", "-", "."], { maxBuffer: 2 ** 31 });
	fs.rmSync(staging, { recursive: true });
	const unpack = `mkdir -p '${folder}/run' '${folder}/releases/.new' && tar -C '${folder}/releases/.new' --no-same-owner -xf -`;
	const place = `chmod -R a+rX '${folder}/releases/.new' && mv '${folder}/releases/.new' '${folder}/releases/${name}'`;
	if (status !== 0 || onServer(`rm -rf '${folder}/releases/.new' && ${unpack} && ${place}`, archive) === undefined)
		fail("The upload failed.");
	return name;
}

async function main() {
	const before = current();
	const isRollback = option === "--rollback";
	const name = isRollback
		? (releases()
				.filter((each) => each < before)
				.at(-1) ?? fail(`No release before ${before || "the first"}.`))
		: upload();
	const problem = use(name) ? await problemOf(name) : `"${reload}" failed`;
	if (problem) {
		const restored = before ? use(before) : clear();
		if (restored && !isRollback) onServer(`rm -rf '${folder}/releases/${name}'`);
		const inUse = restored
			? `${before || "No release"} is in use${before ? " again" : ""}`
			: `${name} could not be undone`;
		fail(`${name} failed: ${problem}. ${inUse}.`);
	}
	console.info(`${name} is in use${before ? `, instead of ${before}` : ""}.`);
	const old = releases()
		.filter((each) => each !== name && each !== before)
		.slice(0, -(kept - 2));
	if (!isRollback) for (const each of old) onServer(`rm -rf '${folder}/releases/${each}'`);
}

void main();
