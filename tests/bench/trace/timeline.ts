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
		data?: { url?: string; documentLoaderURL?: string; requestId?: string; encodedDataLength?: number };
	};
};

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
		add(open.at(-1)?.kind ?? "waiting for the network", last, now);
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
