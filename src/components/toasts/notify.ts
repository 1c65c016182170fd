/** How long a toast is shown, in milliseconds (docs/rules.md, Errors). */
export const toastDuration = 3000;

type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/** Messages without a listener: a call can fail before React runs the effects of the layout. */
const waiting: string[] = [];

/** Shows a toast (docs/rules.md, Errors). Can be called from anywhere; the layout's `ToastRegion` shows it. */
export function notify(message: string) {
	if (listeners.size === 0) waiting.push(message);
	for (const listener of listeners) listener(message);
}

/** Calls the listener for each message. Returns the function that unsubscribes it. */
export function onNotify(listener: Listener): () => void {
	listeners.add(listener);
	for (const message of waiting.splice(0)) listener(message);
	return () => listeners.delete(listener);
}
