import { forEachInTimeSlices } from "../../../../src/features/catalog/background-task";

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

test("yields to tasks of higher priority between time slices", async () => {
	const tasks: (() => void)[] = [];
	const postTask = jest.fn(
		(_work: () => void, _options: { priority: string }) => new Promise<void>((run) => tasks.push(run)),
	);
	(window as Global).scheduler = { postTask };
	const { visited, done } = visitAll();
	for (const expected of [["0 a"], ["0 a", "1 b"]]) {
		while (tasks.length < expected.length) await Promise.resolve();
		expect(visited).toEqual(expected);
		tasks.at(-1)?.();
	}
	await done;
	expect(visited).toEqual(["0 a", "1 b", "2 c"]);
	expect(postTask.mock.calls.map(([, { priority }]) => priority)).toEqual(["background", "background"]);
});

test("uses the next task where the browser has no scheduler", async () => {
	const { visited, done } = visitAll();
	expect(visited).toEqual(["0 a"]);
	await done;
	expect(visited).toEqual(["0 a", "1 b", "2 c"]);
});
