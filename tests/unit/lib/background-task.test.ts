import { forEachInTimeSlices } from "../../../src/lib/background-task";

test("visits each item in order, and lets the page respond between long ones", async () => {
	const visited: string[] = [];
	const done = forEachInTimeSlices(["a", "b", "c"], (item, index) => {
		const end = performance.now() + 10;
		while (performance.now() < end);
		visited.push(`${index} ${item}`);
	});
	expect(visited).toEqual(["0 a"]);
	await done;
	expect(visited).toEqual(["0 a", "1 b", "2 c"]);
});
