/** @jest-environment node */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { tempFolder } from "../../kit/temp-folder";

const root = path.resolve(__dirname, "../../..");

const files = {
	"src/faq.tsx": `
		import { useState } from "react";
		import { Menu } from "./menu";
		export function Faq() {
			const [isOpen, setOpen] = useState<boolean>(false);
			return <Menu onClick={() => setOpen(!isOpen)} />;
		}`,
	"src/menu.tsx": `
		import { useOpen } from "./use-open";
		export const Menu = () => <p ref={useOpen()} />;`,
	"src/use-open.ts": `
		export function useOpen() {
			return React.useRef(null);
		}`,
};

/** The problems that lint finds if the FAQ is an island. */
function lint(hydrate: "never" | "visible"): string[] {
	const page = `const Faq = island(() => import("./faq").then((module) => module.Faq), { hydrate: "${hydrate}" });`;
	const cwd = tempFolder({ ...files, "src/page.tsx": page });
	const program = path.join(root, "scripts/lint-structure.ts");
	const { stderr } = spawnSync(path.join(root, "node_modules/.bin/tsx"), [program], { cwd, encoding: "utf8" });
	return stderr.split("\n").filter((line) => line.includes("never hydrates"));
}

test("an island that never hydrates and what it imports have no behavior", () => {
	const part = "in a part of the island src/faq.tsx, which never hydrates";
	const found = lint("never").map((problem) => problem.replace(/\. Its code .*/, ""));
	expect(found.sort()).toEqual([
		"src/faq.tsx:5 calls useState, in an island that never hydrates",
		"src/faq.tsx:6 has onClick, in an island that never hydrates",
		`src/menu.tsx:3 has ref, ${part}`,
		`src/use-open.ts:3 calls useRef, ${part}`,
	]);
	expect(lint("visible")).toEqual([]);
});
