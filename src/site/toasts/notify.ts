type Listener = (message: string) => void;

let listener: Listener | undefined;

/** Shows a toast with that text; it goes by itself (specification, section 8). */
export function notify(message: string) {
	listener?.(message);
}

/** The one place that shows toasts says here that it is ready. Returns the way to take that back. */
export function onNotify(show: Listener) {
	listener = show;
	return () => {
		if (listener === show) listener = undefined;
	};
}
