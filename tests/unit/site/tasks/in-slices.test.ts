import { inSlices } from "../../../../src/site/tasks/in-slices";

type Global = { scheduler?: unknown };

afterEach(() => {
	delete (window as Global).scheduler;
});

/** A job of so many steps, each of which takes a slice. */
function job(steps: number) {
	const done: number[] = [];
	const step = () => {
		const end = performance.now() + 2;
		while (performance.now() < end);
		return done.push(done.length) < steps;
	};
	return { done, step };
}

test("waits between its slices until nothing else is to be done", async () => {
	const turns: (() => void)[] = [];
	const postTask = jest.fn((_work: () => void, _options: object) => new Promise<void>((go) => turns.push(go)));
	(window as Global).scheduler = { postTask };
	const { done, step } = job(3);
	const end = inSlices(step, 1);
	expect(done).toEqual([0]);
	await new Promise((later) => setTimeout(later, 20));
	expect(done).toEqual([0]);
	turns[0]?.();
	await new Promise((later) => setTimeout(later, 20));
	expect(done).toEqual([0, 1]);
	turns[1]?.();
	await end;
	expect(done).toEqual([0, 1, 2]);
	expect(postTask.mock.calls.map(([, options]) => options)).toEqual([
		{ priority: "background" },
		{ priority: "background" },
	]);
});

test("takes the next task where the browser knows no such order", async () => {
	const { done, step } = job(3);
	const end = inSlices(step, 1);
	expect(done).toEqual([0]);
	await end;
	expect(done).toEqual([0, 1, 2]);
});
