import fs from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const script = fs.readFileSync(path.resolve(__dirname, "../../node_modules/axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Soft-fails on each violation of WCAG 2.2 A and AA or of an axe best practice in the page, or in one element of it.
 * `state` describes the page in messages.
 */
export async function expectAccessible(page: Page, state: string, element?: string) {
	// Evaluated, since the Content Security Policy blocks a script tag.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
	const violations = await page.evaluate(
		async ({ values, element }) => {
			// Colors are final only after fade-ins. Paused and endless animations do not finish.
			const ending = document
				.getAnimations()
				.filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
				// In a section that is not laid out, animations wait.
				.filter(({ effect }) => (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }));
			await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
			const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(element ?? document, {
				runOnly: { type: "tag", values },
				resultTypes: ["violations"],
			});
			return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
		},
		{ values: tags, element },
	);
	expect.soft(violations, state).toEqual([]);
}
