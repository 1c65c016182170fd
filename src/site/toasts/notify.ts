type Show = (message: string) => void;

let show: Show | undefined;
let waiting: string[] = [];

/** Shows a toast with that text; it goes by itself (specification, section 8). Before there is a place for it, it waits. */
export function notify(message: string) {
	if (show) show(message);
	else waiting.push(message);
}

/** The one place that shows toasts says here that it is ready. Returns the way to take that back. */
export function onNotify(ready: Show) {
	show = ready;
	const messages = waiting;
	waiting = [];
	messages.forEach(ready);
	return () => {
		if (show === ready) show = undefined;
	};
}
