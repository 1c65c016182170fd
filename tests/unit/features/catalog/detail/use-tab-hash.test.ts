import { act, renderHook } from "@testing-library/react";
import { navigate } from "gatsby";
import { scriptHash, useTabHash } from "../../../../../src/features/catalog/detail/use-tab-hash";

const scripts = ["11", "12", "12", "\ud800"].map((id, index) => ({ id, name: `Script ${index}`, code: "code()" }));

/** Renders the hook with a location that `navigate` changes, as Gatsby does. */
function renderTabHash(hash: string, fromCache = false) {
	const at = (changes: object) => ({ pathname: "/template/5/", search: "", key: "initial", hash, ...changes });
	const view = renderHook(({ location }) => useTabHash(scripts, location as unknown as Location, fromCache), {
		initialProps: { location: at({}) },
	});
	const open = (changes: object) => view.rerender({ location: at(changes) });
	let keys = 0;
	jest.mocked(navigate).mockImplementation((async (to: string, options: { state: object }) => {
		keys += 1;
		open({ hash: new URL(to, "http://localhost").hash, state: options.state, key: String(keys) });
	}) as never);
	return { hook: view.result, open };
}

test.each(["", "#", "#info", "#script", "#Scripts", "#%", "#scripts2"])("shows Info for the hash %j", (hash) => {
	expect(renderTabHash(hash).hook.current).toMatchObject({ tab: "info", openIndex: -1 });
});

test.each(["#scripts", "#script-", "#script-99", "#script-%E0%A4%A"])("opens the tab only for the hash %j", (hash) => {
	expect(renderTabHash(hash).hook.current).toMatchObject({ tab: "scripts", openIndex: -1 });
});

test.each(["1002", "a b", "ё/#?&%", "-", "s"])("encodes the script id %j", (id) => {
	const hash = scriptHash({ id, name: "", code: "" });
	expect(hash).toMatch(/^#script-[^\s#]+$/);
	expect(decodeURIComponent(hash)).toBe(`#script-${id}`);
});

test("opens the script of the hash", () => {
	expect(renderTabHash("#script-12").hook.current).toMatchObject({ tab: "scripts", openIndex: 1 });
});

test("opens, changes and closes scripts, also with repeated ids and ids that cannot be encoded", () => {
	const { hook } = renderTabHash("#scripts");
	for (const index of [0, 2, 3, 1]) {
		act(() => hook.current.toggleScript(index));
		expect(hook.current.openIndex).toBe(index);
	}
	act(() => hook.current.toggleScript(1));
	expect(hook.current).toMatchObject({ tab: "scripts", openIndex: -1 });
});

test("opens the last script again when the visitor comes back from Info", () => {
	const { hook } = renderTabHash("#script-11");
	act(() => hook.current.selectTab("info"));
	expect(hook.current).toMatchObject({ tab: "info", openIndex: -1 });
	act(() => hook.current.selectTab("scripts"));
	expect(hook.current).toMatchObject({ tab: "scripts", openIndex: 0 });
});

test("distinguishes links from clicks and language switches", () => {
	const { hook, open } = renderTabHash("#script-11");
	expect(hook.current.isLinked).toBe(true);
	act(() => hook.current.toggleScript(1));
	expect(hook.current.isLinked).toBe(false);
	open({ hash: "#script-11", key: "by hand" });
	expect(hook.current.isLinked).toBe(true);
	expect(renderTabHash("#script-11", true).hook.current.isLinked).toBe(false);
});
