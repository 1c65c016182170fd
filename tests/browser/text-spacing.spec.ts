import { expect, languages, path, test } from "../kit/browser";
import { open, openNotFound, resize, routes } from "../kit/navigation";
import { findHiddenText, findOverflow, noHiddenText, noOverflow } from "../kit/overflow";

test.use({ reducedMotion: "reduce" });

/** The spacing of WCAG 1.4.12. */
const spacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }
`;

for (const { code } of languages) {
	test(`pages in ${code} keep their texts with wide spacing, at 100, 200 and 400 %`, { tag: "@deep" }, async ({
		page,
		consoleErrors,
	}) => {
		for (const route of routes) {
			const address = path(route, code);
			if (route === "/nope/") await openNotFound(page, address, consoleErrors);
			else await open(page, address);
			await page.evaluate((text) => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync(text);
				document.adoptedStyleSheets.push(sheet);
			}, spacing);
			for (const width of [1280, 640, 320]) {
				await resize(page, width);
				expect.soft(await findOverflow(page), `${address} at ${width} px`).toEqual(noOverflow);
				expect.soft(await findHiddenText(page), `${address} at ${width} px`).toEqual(noHiddenText);
			}
		}
	});
}
