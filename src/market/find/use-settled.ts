import { useEffect, useState } from "react";

/** A value once it has not changed for so many milliseconds; the first one at once. */
export function useSettled<Value>(value: Value, delay: number): Value {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = window.setTimeout(() => setSettled(value), delay);
		return () => window.clearTimeout(timer);
	}, [value, delay]);
	return settled;
}
