import { execFile, spawnSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import vnu from "vnu-jar";
import { isPage, siteFiles } from "../../src/deploy/site-files";
import { expect, test } from "../kit/browser";

type Message = { url: string; message: string; extract?: string };

/** Where the checker is wrong, with the reason why. */
const mistaken = [
	// Newer than the checker, and left out by browsers that do not know it either: lets Tab follow what is seen in the header
	// of phones (CSS Display, level 4; `header.module.css`).
	"CSS: “reading-flow”: Property “reading-flow” doesn't exist.",
	// Takes no variable within max(), which CSS Values, level 4 allows wherever a value may stand (`code-box.module.css`).
	"CSS: “min-width”: Invalid type: “100%, var(--longest)”.",
];

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
		.filter(({ message }) => !mistaken.includes(message))
		.map(
			({ url, message, extract }) => `${path.relative("public", new URL(url).pathname)}: ${message} ${extract ?? ""}`,
		);
	expect(found).toEqual([]);
	const outdated = mistaken.filter((exception) => messages.every(({ message }) => message !== exception));
	expect(outdated, "exceptions that the checker no longer needs").toEqual([]);
});
