/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { tempFolder } from "../../kit/temp-folder";

const root = path.resolve(__dirname, "../../..");

/** What lint prints for a page with a static section, in a project with these files. */
function lint(files: Record<string, string>): string {
	const cwd = tempFolder({
		"gatsby-browser.tsx": "",
		"src/pages/index.tsx": 'import "../features/landing/sections";',
		"src/features/landing/sections.tsx": 'staticSection(() => import("./faq.static"));',
		"src/features/landing/faq.static.tsx": "export const Faq = () => <p />;",
		...files,
	});
	const program = path.join(root, "scripts/lint-structure.ts");
	return spawnSync(path.join(root, "node_modules/.bin/tsx"), [program], { cwd, encoding: "utf8" }).stderr;
}

test("a static section and what it imports have no behavior", () => {
	const problems = lint({
		"src/features/landing/faq.static.tsx": `
			import { useState } from "react";
			import { Menu } from "./menu";
			export function Faq() {
				const [isOpen, setOpen] = useState<boolean>(false);
				return <Menu onClick={() => setOpen(!isOpen)} />;
			}`,
		"src/features/landing/menu.tsx": `
			import { useOpen } from "./use-open";
			export const Menu = () => <a ref={useOpen()} href="/pricing/" />;`,
		"src/features/landing/use-open.ts": `
			export function useOpen() {
				return React.useRef(null);
			}`,
	});
	const part = "in a part of the static section src/features/landing/faq.static.tsx";
	const found = problems
		.replace(/\. Its code is not loaded .*/g, "")
		.trim()
		.split("\n");
	expect(found.sort()).toEqual([
		"src/features/landing/faq.static.tsx:5 calls useState, in a static section",
		"src/features/landing/faq.static.tsx:6 has onClick, in a static section",
		`src/features/landing/menu.tsx:3 has <a> without rel="external", ${part}`,
		`src/features/landing/menu.tsx:3 has ref, ${part}`,
		`src/features/landing/use-open.ts:3 calls useRef, ${part}`,
	]);
	expect(problems).toContain("rename it without `.static` and import it directly");
});

test("only static sections are passed to staticSection", () => {
	const problems = lint({
		"src/features/landing/sections.tsx": 'staticSection(() => import("./faq"));',
		"src/features/landing/faq.tsx": "",
	});
	expect(problems).toContain("sections.tsx:1 passes src/features/landing/faq.tsx to staticSection");
});

test("the page imports the styles of its static sections", () => {
	const styled = {
		"src/features/landing/faq.static.tsx": 'import * as styles from "./faq.module.css";',
		"src/features/landing/faq.module.css": "",
	};
	expect(lint(styled)).toContain("sections.tsx:1 must import src/features/landing/faq.module.css");
	const page = 'import "../features/landing/sections";\nimport "../features/landing/faq.module.css";';
	expect(lint({ ...styled, "src/pages/index.tsx": page })).toBe("");
});
