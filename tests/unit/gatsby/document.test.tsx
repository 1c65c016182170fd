/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { token } from "../../../gatsby/design-tokens";

/** Renders a page in a build with this market. `client.ts` reads the environment when it is loaded. */
async function render(pathname: string, market = "") {
	jest.replaceProperty(process, "env", { ...process.env, GATSBY_MARKET_ENV: "", GATSBY_MARKET_HOST: market });
	jest.resetModules();
	const { onRenderBody } = await import("../../../gatsby/document");
	const page = { setHtmlAttributes: jest.fn(), setHeadComponents: jest.fn(), setPostBodyComponents: jest.fn() };
	onRenderBody?.({ pathname, ...page } as never, { plugins: [] });
	return page;
}

async function headWith(market: string): Promise<string> {
	const { setHeadComponents } = await render("/", market);
	return renderToStaticMarkup(setHeadComponents.mock.lastCall?.[0]);
}

test("pages connect at once to a market on another origin", async () => {
	const link = '<link rel="preconnect" href="https://market.example" crossorigin="anonymous"/>';
	expect(await headWith("https://market.example/")).toContain(link);
	expect(await headWith("")).not.toContain("preconnect");
});

test("the HTML has the language of its path", async () => {
	const { setHtmlAttributes } = await render("/uz/templates/");
	expect(setHtmlAttributes).toHaveBeenCalledWith({ lang: "uz-Latn" });
});

test("theme-color is the color of the page", async () => {
	expect(await headWith("")).toContain(`<meta name="theme-color" content="${token("--color-page")}"/>`);
});
