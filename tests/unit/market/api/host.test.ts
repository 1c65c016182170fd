/** `host.ts` reads the environment when it is loaded, as the build does. */
async function urlIn(environment: Record<string, string>) {
	const before = process.env;
	process.env = { ...before, GATSBY_MARKET_ENV: "", GATSBY_MARKET_HOST: "", ...environment };
	jest.resetModules();
	try {
		const { marketUrl } = await import("../../../../src/market/api/host");
		return marketUrl("/public/market/getAll");
	} finally {
		process.env = before;
	}
}

test.each([
	["the site's own origin by default", {}, "/api/public/market/getAll"],
	[
		"the production host that is set",
		{ GATSBY_MARKET_HOST: "https://market.example" },
		"https://market.example/api/public/market/getAll",
	],
	[
		"a host that was written with slashes at its end",
		{ GATSBY_MARKET_ENV: "production", GATSBY_MARKET_HOST: "https://market.example//" },
		"https://market.example/api/public/market/getAll",
	],
	[
		"port 8000 of this machine in development, whatever the production host",
		{ GATSBY_MARKET_ENV: "development", GATSBY_MARKET_HOST: "https://market.example" },
		"http://localhost:8000/api/public/market/getAll",
	],
])("calls %s", async (_, environment, url) => {
	expect(await urlIn(environment)).toBe(url);
});

test.each(["staging", "prod"])("refuses the unknown environment %s and names the ones there are", async (name) => {
	await expect(urlIn({ GATSBY_MARKET_ENV: name })).rejects.toThrow(
		`GATSBY_MARKET_ENV must be one of production, development (is ${name})`,
	);
});
