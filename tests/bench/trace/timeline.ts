import { marks } from "../visit";

export const traceFile = "test-results/trace.json";
export const categories = [
	"devtools.timeline",
	"disabled-by-default-devtools.timeline",
	"v8",
	"blink.user_timing",
	"loading",
];

/** An event of Chromium's trace format. Times are in µs. */
export type TraceEvent = {
	name: string;
	ph: string;
	ts: number;
	dur?: number;
	pid: number;
	tid: number;
	args: {
		name?: string;
		data?: {
			url?: string;
			documentLoaderURL?: string;
			requestId?: string;
			encodedDataLength?: number;
			/** Event Timing: 0 if the event does not belong to an interaction. */
			interactionId?: number;
			type?: string;
			/** Event Timing: milliseconds from the input to the next paint. */
			duration?: number;
		};
	};
};

export const readTrace = (trace: Buffer) => (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;

/** What the main thread does, by the name of the event. All other names are other work of the browser. */
const kinds: Record<string, string> = {
	ParseHTML: "parsing HTML",
	UpdateLayoutTree: "styles and layout",
	Layout: "styles and layout",
	PrePaint: "painting",
	Paint: "painting",
	Layerize: "painting",
	Commit: "painting",
	EvaluateScript: "evaluating scripts",
	"v8.compile": "compiling scripts",
	FunctionCall: "running functions",
	RunMicrotasks: "running functions",
	FireAnimationFrame: "running functions",
	MinorGC: "collecting garbage",
	MajorGC: "collecting garbage",
};

type Task = { start: number; end: number; kind: string };

/** Milliseconds by kind of work within a window of time. Nested events do not count twice. */
export function mainThreadTimes(events: TraceEvent[], from: number, to: number): Map<string, number> {
	const tasks: Task[] = events
		.filter(({ ph, name }) => ph === "X" && (name === "RunTask" || name in kinds))
		.map(({ name, ts, dur = 0 }) => ({ start: ts, end: ts + dur, kind: kinds[name] ?? "other work" }))
		.sort((one, other) => one.start - other.start || other.end - one.end);
	const times = new Map<string, number>();
	const add = (kind: string, start: number, end: number) => {
		const inside = Math.min(end, to) - Math.max(start, from);
		if (inside > 0) times.set(kind, (times.get(kind) ?? 0) + inside / 1000);
	};
	const open: Task[] = [];
	let last = from;
	/** Charges the time since the last change to the innermost open event. */
	const advance = (now: number) => {
		add(open.at(-1)?.kind ?? "idle", last, now);
		last = now;
	};
	const closeUntil = (now: number) => {
		for (let top = open.at(-1); top && top.end <= now; top = open.at(-1)) {
			advance(top.end);
			open.pop();
		}
	};
	for (const task of tasks) {
		closeUntil(task.start);
		advance(task.start);
		open.push(task);
	}
	closeUntil(Number.POSITIVE_INFINITY);
	advance(to);
	return times;
}

/**
 * The main thread of a page, and the start of its navigation in µs.
 * @throws Error if the trace does not have that navigation
 */
export function mainThread(events: TraceEvent[], url: string) {
	const navigation = events.find(
		({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
	);
	const thread = events.find(
		({ name, pid, args }) => name === "thread_name" && pid === navigation?.pid && args.name === "CrRendererMain",
	);
	if (!navigation || !thread) throw new Error(`The trace has no navigation to ${url}.`);
	const ofThread = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
	return { start: navigation.ts, ofThread };
}

/** A part of a trace: times in µs, and the events of its thread. */
type Span = { name: string; start: number; end: number; thread: TraceEvent[] };

const threadOf = (events: TraceEvent[], { pid, tid }: TraceEvent) =>
	events.filter((event) => event.pid === pid && event.tid === tid);

/** The events between the marks of a measure. Without an end, the measure ends with the trace. */
function measured(events: TraceEvent[]): TraceEvent[] {
	const timeOf = (mark: string, otherwise: number) => events.findLast(({ name }) => name === mark)?.ts ?? otherwise;
	const [from, to] = [timeOf(marks.start, 0), timeOf(marks.end, Number.POSITIVE_INFINITY)];
	return events.filter(({ ts }) => ts >= from && ts < to);
}

/** The interaction that took the longest from the input to the next paint. */
export function longestInteraction(events: TraceEvent[]): Span | undefined {
	const [longest] = measured(events)
		.filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.interactionId)
		.map((event) => ({ event, duration: (event.args.data?.duration ?? 0) * 1000 }))
		.sort((one, other) => other.duration - one.duration);
	if (!longest) return undefined;
	const { event, duration } = longest;
	const name = `Longest interaction, ${event.args.data?.type ?? ""}`;
	return { name, start: event.ts, end: event.ts + duration, thread: threadOf(events, event) };
}

/** The longest task of the main thread of a page. */
export function longestTask(events: TraceEvent[]): Span | undefined {
	const mains = new Set(
		events
			.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
			.map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const [longest] = measured(events)
		.filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`))
		.sort((one, other) => (other.dur ?? 0) - (one.dur ?? 0));
	if (!longest) return undefined;
	const { ts, dur = 0 } = longest;
	return { name: "Longest task", start: ts, end: ts + dur, thread: threadOf(events, longest) };
}

export type Request = { url: string; start: number; end: number; bytes: number };

/** Finished requests, in the order of their start. Times are in µs. */
export function requestsOf(events: TraceEvent[]): Request[] {
	const requests = new Map<string, Request>();
	for (const { name, ts, args } of events) {
		const { requestId = "", url = "", encodedDataLength = 0 } = args.data ?? {};
		if (name === "ResourceSendRequest") requests.set(requestId, { url, start: ts, end: 0, bytes: 0 });
		const request = requests.get(requestId);
		if (name === "ResourceFinish" && request) Object.assign(request, { end: ts, bytes: encodedDataLength });
	}
	return [...requests.values()].filter(({ end }) => end > 0).sort((one, other) => one.start - other.start);
}
