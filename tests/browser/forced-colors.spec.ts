import { expect, test } from "../kit/browser";
import { open } from "../kit/navigation";

/** Runs in the page: the text of the controls whose color is close to the color behind them. */
function findInvisible(): string[] {
	const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
	const light = (color: string) =>
		channels(color)
			.slice(0, 3)
			.reduce((sum, value) => sum + value, 0) / 3;
	const isOpaque = (color: string) => (channels(color)[3] ?? 1) > 0.5;
	const backgroundOf = (element: Element | null): string => {
		const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
		return !element || isOpaque(backgroundColor) ? backgroundColor : backgroundOf(element.parentElement);
	};
	return [...document.querySelectorAll<HTMLElement>("button, label, summary, a[href], select")]
		.filter((each) => each.checkVisibility() && each.innerText.trim() !== "")
		.filter((each) => Math.abs(light(getComputedStyle(each).color) - light(backgroundOf(each))) < 80)
		.map((each) => each.innerText);
}

test.use({ forcedColors: "active" });

for (const route of ["/", "/templates/", "/template/101/#script-1001", "/nope/"]) {
	test(`with forced colors, the texts of the controls of ${route} are visible`, async ({ page, consoleErrors }) => {
		if (route === "/nope/") consoleErrors.allow(/status of 404/);
		await open(page, route);
		await expect.poll(() => page.evaluate(findInvisible)).toEqual([]);
	});
}
