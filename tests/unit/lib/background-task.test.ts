import { forEachInTimeSlices } from "../../../src/lib/background-task";

type Global = { scheduler?: unknown };

afterEach(() => {
	delete (window as Global).scheduler;
});

/** Visits three items, each of which takes longer than a time slice. */
function visitAll() {
	const visited: string[] = [];
	const done = forEachInTimeSlices(["a", "b", "c"], (item, index) => {
		const end = performance.now() + 10;
		while (performance.now() < end);
		visited.push(`${index} ${item}`);
	});
	return { visited, done };
}

test.each([true, false])("visits each item in its own time slice, with a scheduler: %s", async (hasScheduler) => {
	const postTask = jest.fn((_work: () => void, _options: object) => Promise.resolve());
	if (hasScheduler) (window as Global).scheduler = { postTask };
	const { visited, done } = visitAll();
	expect(visited).toEqual(["0 a"]);
	await done;
	expect(visited).toEqual(["0 a", "1 b", "2 c"]);
	const options = postTask.mock.calls.map(([, given]) => given);
	expect(options).toEqual(hasScheduler ? [{ priority: "background" }, { priority: "background" }] : []);
});
