import {
	longestInteraction,
	longestTask,
	mainThreadTimes,
	requestsOf,
	type TraceEvent,
} from "../../bench/trace/timeline";

const event = (name: string, ts: number, dur = 0, data = {}): TraceEvent => ({
	name,
	ph: "X",
	ts,
	dur,
	pid: 1,
	tid: 1,
	args: { data },
});

test("a nested event does not count twice, and the time between tasks is idle", () => {
	const events = [
		event("RunTask", 1000, 10_000),
		event("EvaluateScript", 2000, 8000),
		event("v8.compile", 3000, 2000),
		event("RunTask", 20_000, 10_000),
	];
	expect(Object.fromEntries(mainThreadTimes(events, 0, 25_000))).toEqual({
		idle: 10,
		"other work": 7,
		"evaluating scripts": 6,
		"compiling scripts": 2,
	});
});

test("a request counts when it has finished", () => {
	const events = [
		event("ResourceSendRequest", 5, 0, { requestId: "b", url: "/b.js" }),
		event("ResourceSendRequest", 1, 0, { requestId: "a", url: "/a.js" }),
		event("ResourceFinish", 9, 0, { requestId: "b", encodedDataLength: 7 }),
	];
	expect(requestsOf(events)).toEqual([{ url: "/b.js", start: 5, end: 9, bytes: 7 }]);
});

test("the longest interaction and task are those between the marks", () => {
	const timing = (ts: number, duration: number, type: string) => ({
		...event("EventTiming", ts, 0, { interactionId: 1, duration, type }),
		ph: "b",
	});
	const events = [
		{ ...event("thread_name", 0), args: { name: "CrRendererMain" } },
		event("RunTask", 1, 90_000),
		event("measuring", 100_000),
		timing(110_000, 8, "pointerdown"),
		timing(120_000, 40, "click"),
		event("RunTask", 130_000, 20_000),
		event("RunTask", 160_000, 10_000),
		event("measured", 200_000),
		event("RunTask", 210_000, 90_000),
	];
	expect(longestInteraction(events)).toMatchObject({
		name: "Longest interaction, click",
		start: 120_000,
		end: 160_000,
	});
	expect(longestTask(events)).toMatchObject({ start: 130_000, end: 150_000 });
});
