/** @jest-environment node */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The head of every page in a build with this market. `client.ts` reads the environment when it is loaded. */
async function headWith(market: string): Promise<string> {
	const before = process.env;
	process.env = { ...before, GATSBY_MARKET_ENV: "", GATSBY_MARKET_HOST: market };
	jest.resetModules();
	try {
		const { onRenderBody } = await import("../../../gatsby/document-head");
		let head: ReactNode;
		const setHeadComponents = (parts: ReactNode) => {
			head = parts;
		};
		onRenderBody?.({ setHeadComponents } as never, { plugins: [] });
		return renderToStaticMarkup(head);
	} finally {
		process.env = before;
	}
}

test("pages connect at once to a market on another origin", async () => {
	const link = '<link rel="preconnect" href="https://market.example" crossorigin="anonymous"/>';
	expect(await headWith("https://market.example/")).toContain(link);
	expect(await headWith("")).not.toContain("preconnect");
});
