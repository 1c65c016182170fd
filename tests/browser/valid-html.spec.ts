import { execFile, spawnSync } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { isPage, siteFiles } from "../../hosting/site-files";

type Message = { url: string; message: string; extract?: string };

/** False positives of the checker, with reasons. */
const falsePositives = [
	// Newer than the checker: anchor positioning of the language menu (`language-menu.module.css`).
	"CSS: “anchor-name”: Property “anchor-name” doesn't exist.",
	"CSS: “position-anchor”: Property “position-anchor” doesn't exist.",
	"CSS: “inset”: Parse Error.",
	// CSS Values 4 allows variables in max(), which the checker does not know (`scripts.module.css`).
	"CSS: “min-width”: Invalid type: “100%, var(--longest)”.",
];

/** The pages of templates, except for one, differ in their data only. */
const isOtherTemplate = (file: string) => /\/template\/(?!101\/)\d+\//.test(file);

test("the Nu HTML Checker finds no errors on any page", async () => {
	test.setTimeout(180_000);
	const java = spawnSync("java", ["-version"]).status === 0;
	if (!java) console.info("The Nu HTML Checker was NOT run: there is no Java on the PATH.");
	test.skip(!java, "there is no Java on the PATH");
	const pages = siteFiles("public")
		.filter((file) => isPage(file) && !isOtherTemplate(file))
		.map((file) => `public${file}`);
	expect(pages.length).toBeGreaterThan(9);
	// For a short run, the simple compiler takes half of the processor time. It needs a larger stack.
	const options = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"];
	const args = [
		...options,
		"-jar",
		require.resolve("vnu-jar/build/dist/vnu.jar"),
		"--errors-only",
		"--exit-zero-always",
		"--format",
		"json",
		...pages,
	];
	const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
	const { messages } = JSON.parse(stderr) as { messages: Message[] };
	const errors = messages
		.filter(({ message }) => !falsePositives.includes(message))
		.map(
			({ url, message, extract }) => `${path.relative("public", new URL(url).pathname)}: ${message} ${extract ?? ""}`,
		);
	expect(errors).toEqual([]);
});
