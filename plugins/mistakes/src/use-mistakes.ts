import { useEffect, useState } from "react";
import { mistakesPath } from "../../../src/build/mistakes-path";
import type { Problem } from "../../../src/content/check/problem";

/** The mistakes in content and copy, as they are now. */
export function useMistakes(): Problem[] {
	const [problems, setProblems] = useState<Problem[]>([]);
	useEffect(() => {
		let source: EventSource | undefined;
		const follow = () => {
			source?.close();
			// Browsers hold six connections to a host: tabs in the background would use them up.
			if (document.hidden) return;
			source = new EventSource(mistakesPath);
			source.addEventListener("message", ({ data }) => setProblems(JSON.parse(data)));
		};
		follow();
		document.addEventListener("visibilitychange", follow);
		return () => {
			document.removeEventListener("visibilitychange", follow);
			source?.close();
		};
	}, []);
	return problems;
}
