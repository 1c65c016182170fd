import { useCallback, useEffect, useState } from "react";

/** How long a button says what it did, in milliseconds. */
const moment = 2500;

/** A state that goes by itself after a moment. */
export function useMoment<State extends string>(): [State | undefined, (state: State) => void] {
	const [now, setNow] = useState<{ state: State }>();
	useEffect(() => {
		if (!now) return;
		const timer = setTimeout(() => setNow(undefined), moment);
		return () => clearTimeout(timer);
	}, [now]);
	const say = useCallback((state: State) => setNow({ state }), []);
	return [now?.state, say];
}
