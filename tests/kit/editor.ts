import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { bundleEditor, editorFolder } from "../../editor/build";
import { editorServer } from "../../editor/server/editor-server";
import { test as base, expect } from "./browser";

const root = path.resolve(__dirname, "../..");

/** A copy of what the editor edits, linked to the routes that the check reads. */
export function copyContent(): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), "qahva-editor-"));
	for (const name of ["content", "locales"]) {
		fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
	}
	fs.symlinkSync(path.join(root, "src"), path.join(folder, "src"));
	return folder;
}

/** The lines that a text has, or has more often than another one. */
function linesWithout(text: string, other: string): string[] {
	const rest = other.split("\n");
	return text.split("\n").filter((line) => {
		const index = rest.indexOf(line);
		if (index >= 0) rest.splice(index, 1);
		return index < 0;
	});
}

/** The lines of a text that the other one does not have, with - and +. */
export const differences = (before: string, after: string): string[] => [
	...linesWithout(before, after).map((line) => `- ${line.trim()}`),
	...linesWithout(after, before).map((line) => `+ ${line.trim()}`),
];

/** Serves the editor over a copy of the content. */
async function startEditor() {
	const folder = copyContent();
	const server = http.createServer(editorServer({ root: folder, folder: editorFolder }));
	await once(server.listen(0, "localhost"), "listening");
	const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8");
	return {
		folder,
		url: `http://localhost:${(server.address() as AddressInfo).port}/admin/`,
		read,
		write: (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text),
		/** The lines of a file that differ from the repository. */
		changes: (file: string) => differences(fs.readFileSync(path.join(root, file), "utf8"), read(file)),
		/** The pictures that differ from the repository. */
		changedImages: () => {
			const imagesOf = (project: string) => fs.readdirSync(path.join(project, "content/images"), { recursive: true });
			const read = (project: string, name: string) => {
				const file = path.join(project, "content/images", name);
				return fs.existsSync(file) && fs.statSync(file).isFile() ? fs.readFileSync(file, "base64") : undefined;
			};
			const names = new Set([...imagesOf(root), ...imagesOf(folder)].map(String));
			return [...names].filter((name) => read(root, name) !== read(folder, name));
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
			fs.rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** What the browser logs when the server on this machine refuses a save. */
export const refusedSave = /status of 422/;

/** What the browser logs when a file has changed since its form was opened. */
export const conflict = /status of 409/;

/** What Sveltia CMS logs for developers. */
export const cmsMessages = new RegExp(
	[
		refusedSave.source,
		"^OAuth application ID is not defined",
		"^An iframe which has both allow-scripts and allow-same-origin",
		// Its fonts, which it declares twice: bundled, and from a host that the policy blocks.
		"cdn\\.jsdelivr\\.net",
		// A form that closes, and a save that is refused.
		"^https://svelte\\.dev/e/derived_inert",
		"^\\{status: 4(?:09|22)",
	].join("|"),
);

/** Tests with an editor over a copy of the content. It is bundled once. */
export const test = base.extend<{ editor: Awaited<ReturnType<typeof startEditor>> }, { bundled: undefined }>({
	bundled: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
		async ({}, use) => {
			await bundleEditor();
			await use(undefined);
		},
		{ scope: "worker", timeout: 180_000 },
	],
	editor: async ({ bundled: _, page, consoleErrors }, use) => {
		consoleErrors.allow(cmsMessages);
		page.setDefaultTimeout(20_000);
		const editor = await startEditor();
		await use(editor);
		editor.stop();
	},
});

/** Opens the form of a file: `content/plans`, `strings/pricing`. */
export async function openForm(page: Page, url: string, file: string): Promise<void> {
	const [collection, name] = file.split("/");
	// A new page: otherwise only the hash of the address changes.
	await page.goto("about:blank");
	await page.goto(`${url}#/collections/${collection}/entries/${name}`);
	await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

/** Saves the open form, which closes it. */
export async function save(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Save" }).click();
	await page.waitForURL(/#\/collections\/\w+$/);
}

/** The message of the dialog that refuses to save. */
export const refusal = (page: Page): Locator => page.getByRole("alertdialog");
