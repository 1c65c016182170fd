import { type GatsbyWindow, mendNavigation } from "../../../../src/site/loading/mend-navigation";
import { recordConsole } from "../../../kit/record-console";

const build = "this-build";
const page = (hash = build) => ({ page: { webpackCompilationHash: hash } });
const error = { status: "error" };

/** Gatsby's loader and navigation, as far as they are mended; each page comes when it is given. */
function site() {
	const given = new Map<string, (answer: unknown) => void>();
	const shown: string[] = [];
	const left: string[] = [];
	let loaded: unknown;
	const gatsby: GatsbyWindow = {
		___webpackCompilationHash: build,
		___loader: {
			loadPage: (path) =>
				new Promise((resolve, reject) =>
					given.set(path, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer as never))),
				),
			loadPageSync: () => loaded as never,
		},
		// As in Gatsby: it asks for the page without its hash.
		___navigate: (to) => {
			if (typeof to === "string") void gatsby.___loader.loadPage(to.replace(/#.*/, "")).then(() => shown.push(to));
		},
		location: {
			pathname: "/",
			assign: (to) => void left.push(`assign ${to}`),
			reload: () => void left.push("reload"),
		},
	};
	mendNavigation(gatsby);
	const give = async (path: string, answer: unknown) => {
		given.get(path)?.(answer);
		await new Promise((done) => setTimeout(done));
	};
	return { gatsby, give, shown, left, loads: (resources: unknown) => (loaded = resources) };
}

test("a page of the open build is shown", async () => {
	const { gatsby, give, shown, left } = site();
	gatsby.___navigate("/templates/?q=bot#x");
	await give("/templates/?q=bot", page());
	expect([shown, left]).toEqual([["/templates/?q=bot#x"], []]);
});

test.each([
	["cannot be loaded", error],
	["does not come at all", undefined],
	["belongs to a newer build", page("next-build")],
	["is one that the open build has no code for", new Error("no component")],
])("where a page %s, the browser goes to the very address of the link", async (_, answer) => {
	if (answer instanceof Error) recordConsole();
	const { gatsby, give, shown, left } = site();
	gatsby.___navigate("/templates/?q=bot#x");
	await give("/templates/?q=bot", answer);
	expect([shown, left]).toEqual([[], ["assign /templates/?q=bot#x"]]);
});

test("going back to a page that cannot be loaded loads it anew, where the browser already is", async () => {
	const { gatsby, give, left } = site();
	void gatsby.___loader.loadPage("/ru/");
	await give("/ru/", error);
	expect(left).toEqual(["reload"]);
});

test("a page that comes when the visitor is elsewhere is neither shown nor loaded anew", async () => {
	for (const answer of [page(), error]) {
		const { gatsby, give, shown, left } = site();
		gatsby.___navigate("/slow/");
		gatsby.___navigate("/fast/");
		await give("/fast/", page());
		gatsby.location = Object.assign(gatsby.location, { pathname: "/fast/" });
		await give("/slow/", answer);
		expect([shown, left]).toEqual([["/fast/"], []]);
	}
});

test("a page whose build is not known, as nothing could be asked, is shown", async () => {
	const { gatsby, give, shown, left } = site();
	gatsby.___navigate("/templates/");
	await give("/templates/", page(""));
	expect([shown, left]).toEqual([["/templates/"], []]);
});

test("what has failed counts as not loaded", () => {
	const { gatsby, loads } = site();
	for (const failed of [error, undefined]) {
		loads(failed);
		expect(gatsby.___loader.loadPageSync("/")).toBeUndefined();
	}
	loads(page());
	expect(gatsby.___loader.loadPageSync("/")).toEqual(page());
});
