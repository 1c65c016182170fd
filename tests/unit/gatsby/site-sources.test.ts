/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { readTokens } from "../../../src/build/tokens";
import { onRenderBody } from "../../../src/site/document-head";

test("follows a role to the raw value, as the screen does", () => {
	const token = readTokens();
	expect(token("--color-page")).toBe("#0c0a09");
	expect(token("--color-line-strong")).toBe("rgb(255 245 235 / 18%)");
	expect(() => token("--color-none")).toThrow("src/styles/scale.css and src/styles/roles.css have no --color-none");
});

test("the browser's frame has the colour of the page", () => {
	const setHeadComponents = jest.fn();
	onRenderBody?.({ setHeadComponents } as never, { plugins: [] });
	const html = renderToStaticMarkup(setHeadComponents.mock.calls[0][0]);
	expect(html).toContain(`<meta name="theme-color" content="${readTokens()("--color-page")}"/>`);
});
