import { askAhead } from "../../../../src/market/api/request";

jest.mock("../../../../src/market/api/request", () => ({ askAhead: jest.fn() }));

const asked = jest.mocked(askAhead);

async function enterAt(path: string) {
	asked.mockClear();
	window.history.replaceState(null, "", path);
	await jest.isolateModulesAsync(async () => {
		await import("../../../../src/market/api/ask-ahead");
	});
	return asked.mock.calls.map(([call]) => call);
}

test.each([
	["/", []],
	["/ru/", []],
	["/404/", []],
	["/templates/", ["/public/market/getAll"]],
	["/uz/templates/?q=bot", ["/public/market/getAll"]],
	["/template/", []],
	["/templates/nope/", []],
	["/template/101/nope/", []],
	["/template/101/", ["/public/market/getAll?id=101"]],
	["/ru/template/101/#scripts", ["/public/market/getAll?id=101"]],
	["/template/%D1%82/", ["/public/market/getAll?id=%D1%82"]],
	["/template/~612f62/", ["/public/market/getAll?id=a%2Fb"]],
])("at %s the market is asked for %j", async (path, calls) => {
	expect(await enterAt(path)).toEqual(calls);
});
