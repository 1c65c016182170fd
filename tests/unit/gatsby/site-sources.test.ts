/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { onRenderBody } from "../../../gatsby/document-head";
import { readTokens } from "../../../gatsby/site-sources";

test("resolves a role token to its raw value", () => {
	const token = readTokens();
	expect(token("--color-page")).toBe("#0c0a09");
	expect(token("--color-line-strong")).toBe("rgb(255 245 235 / 18%)");
	expect(() => token("--color-none")).toThrow("src/styles/scale.css and src/styles/roles.css have no --color-none");
});

test("theme-color is the page color", () => {
	const setHeadComponents = jest.fn();
	onRenderBody?.({ setHeadComponents } as never, { plugins: [] });
	const html = renderToStaticMarkup(setHeadComponents.mock.calls[0][0]);
	expect(html).toContain(`<meta name="theme-color" content="${readTokens()("--color-page")}"/>`);
});
