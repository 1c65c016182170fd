type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/** Shows a toast (docs/rules.md, Errors). Can be called from anywhere; the layout's `ToastRegion` shows it. */
export function notify(message: string) {
	for (const listener of listeners) listener(message);
}

/** Calls the listener for each message. Returns the function that unsubscribes it. */
export function onNotify(listener: Listener): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
