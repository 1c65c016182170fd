import { execFile, spawnSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import vnu from "vnu-jar";
import { isPage, siteFiles } from "../../src/deploy/site-files";
import { expect, test } from "../kit/browser";

type Message = { url: string; message: string; extract?: string };

/** CSS that is newer than the checker: browsers that do not know it either leave it out. */
const newer = ["CSS: “reading-flow”: Property “reading-flow” doesn't exist."];

test("the W3C's Nu checker finds no error on any page", async () => {
	test.setTimeout(180_000);
	const java = spawnSync("java", ["-version"]).status === 0;
	if (!java) console.info("The Nu checker of the W3C was NOT run: it needs Java, and there is none on the PATH.");
	test.skip(!java, "there is no Java on the PATH");
	const pages = siteFiles("public")
		.filter(isPage)
		.map((file) => `public${file}`);
	expect(pages.length).toBeGreaterThan(9);
	const args = ["-jar", String(vnu), "--errors-only", "--exit-zero-always", "--format", "json", ...pages];
	const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
	const { messages } = JSON.parse(stderr) as { messages: Message[] };
	const found = messages
		.filter(({ message }) => !newer.includes(message))
		.map(
			({ url, message, extract }) => `${path.relative("public", new URL(url).pathname)}: ${message} ${extract ?? ""}`,
		);
	expect(found).toEqual([]);
});
