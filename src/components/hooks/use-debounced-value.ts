import { startTransition, useEffect, useState } from "react";

/** The value once it has not changed for `delay` milliseconds. The first value is returned at once. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
	const [debounced, setDebounced] = useState(value);
	useEffect(() => {
		const timer = window.setTimeout(() => startTransition(() => setDebounced(value)), delay);
		return () => window.clearTimeout(timer);
	}, [value, delay]);
	return debounced;
}
