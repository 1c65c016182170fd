/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { policyOf } from "../../../hosting/content-security-policy";
import { writeHostFiles } from "../../../hosting/write-host-files";
import { tempFolder } from "../../kit/temp-folder";

const page = (script: string) =>
	`<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>${"text ".repeat(300)}</p><script>${script}</script></body></html>`;
const folder = tempFolder({
	"public/index.html": page("one"),
	"public/template/[id]/index.html": page("two"),
	"public/small.txt": "small",
	"public/gone.js.br": "old",
});
const at = (name: string) => path.join(folder, name);
const read = (name: string) => fs.readFileSync(at(name));
const prepare = () => writeHostFiles(at("public"), { nginxFolder: at("nginx"), market: "https://market.example" });

beforeAll(prepare);

test("every page and every host file has the same policy", () => {
	const policy = policyOf(read("public/index.html").toString());
	expect(policy).toContain("connect-src 'self' https://market.example;");
	expect(policyOf(read("public/template/[id]/index.html").toString())).toBe(policy);
	for (const file of ["public/_headers", "nginx/maps.conf"]) expect(read(file).toString()).toContain(policy);
});

test("compresses text files where that saves bytes", () => {
	expect(brotliDecompressSync(read("public/index.html.br"))).toEqual(read("public/index.html"));
	expect(gunzipSync(read("public/index.html.gz"))).toEqual(read("public/index.html"));
	for (const name of ["small.txt.br", "gone.js.br", "_headers.br"])
		expect(fs.existsSync(at(`public/${name}`))).toBe(false);
});

test("writes nothing for an unchanged build", async () => {
	const times = () =>
		fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => [name, fs.statSync(at(name)).mtimeMs]);
	const before = times();
	await prepare();
	expect(times()).toEqual(before);
});

test("compresses a changed page again, with one policy", async () => {
	fs.writeFileSync(at("public/index.html"), read("public/index.html").toString().replace(">one<", ">three<"));
	await prepare();
	expect(brotliDecompressSync(read("public/index.html.br")).toString()).toContain("three");
	const html = read("public/index.html").toString();
	expect(html.match(/http-equiv="Content-Security-Policy"/g)).toHaveLength(1);
});

test("a file that has become short has no compressed files", async () => {
	fs.writeFileSync(at("public/page-data.json"), JSON.stringify("text ".repeat(300)));
	await prepare();
	expect(fs.existsSync(at("public/page-data.json.br"))).toBe(true);
	fs.writeFileSync(at("public/page-data.json"), "{}");
	await prepare();
	for (const ending of ["br", "gz"]) expect(fs.existsSync(at(`public/page-data.json.${ending}`))).toBe(false);
});

test.each([
	["cloudflare", ["_headers", "_routes.json", "_worker.js", "index.html"]],
	["netlify", ["_headers", "_redirects", "index.html"]],
	[undefined, ["_headers", "_redirects", "index.html", "index.html.br", "index.html.gz"]],
] as const)("writes the files of the host %s", async (host, files) => {
	const earlier = { "public/_redirects": "of an earlier build", "public/index.html.br": "of an earlier build" };
	const other = tempFolder({ "public/index.html": page("one"), ...earlier });
	await writeHostFiles(path.join(other, "public"), { nginxFolder: path.join(other, "nginx"), host });
	expect(fs.readdirSync(path.join(other, "public")).sort()).toEqual(files);
});

test("_headers is the same for each host", async () => {
	const headersOf = async (host?: "cloudflare" | "netlify") => {
		const other = tempFolder({ "public/index.html": page("one"), "public/favicon.svg": "<svg/>" });
		await writeHostFiles(path.join(other, "public"), { nginxFolder: path.join(other, "nginx"), host });
		return fs.readFileSync(path.join(other, "public/_headers"), "utf8");
	};
	const expected = await headersOf();
	expect([await headersOf("netlify"), await headersOf("cloudflare")]).toEqual([expected, expected]);
});
