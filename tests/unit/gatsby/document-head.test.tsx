/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { token } from "../../../gatsby/design-tokens";

/** The head of every page in a build with this market. `client.ts` reads the environment when it is loaded. */
async function headWith(market: string): Promise<string> {
	jest.replaceProperty(process, "env", { ...process.env, GATSBY_MARKET_ENV: "", GATSBY_MARKET_HOST: market });
	jest.resetModules();
	const { onRenderBody } = await import("../../../gatsby/document-head");
	const setHeadComponents = jest.fn();
	onRenderBody?.({ pathname: "/", setHtmlAttributes: jest.fn(), setHeadComponents } as never, { plugins: [] });
	return renderToStaticMarkup(setHeadComponents.mock.lastCall?.[0]);
}

test("pages connect at once to a market on another origin", async () => {
	const link = '<link rel="preconnect" href="https://market.example" crossorigin="anonymous"/>';
	expect(await headWith("https://market.example/")).toContain(link);
	expect(await headWith("")).not.toContain("preconnect");
});

test("the HTML has the language of its path", async () => {
	const { onRenderBody } = await import("../../../gatsby/document-head");
	const setHtmlAttributes = jest.fn();
	onRenderBody?.({ pathname: "/uz/templates/", setHtmlAttributes, setHeadComponents: jest.fn() } as never, {
		plugins: [],
	});
	expect(setHtmlAttributes).toHaveBeenCalledWith({ lang: "uz-Latn" });
});

test("theme-color is the color of the page", async () => {
	expect(await headWith("")).toContain(`<meta name="theme-color" content="${token("--color-page")}"/>`);
});
