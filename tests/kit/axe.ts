import fs from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const script = fs.readFileSync(path.resolve(__dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Fails on every violation of WCAG 2.x A and AA and of axe's best practices in the page as it is now. */
export async function expectAccessible(page: Page, state: string) {
	// Not as a script of the page: the policy would not let it in.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
	const found = await page.evaluate(async (values) => {
		// What is fading in has not its colours yet.
		await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
		const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
			runOnly: { type: "tag", values },
		});
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
	}, tags);
	expect.soft(found, state).toEqual([]);
}
