import { ErrorBoundary } from "../../../src/site/errors/error-boundary";
import { clearGatsbyMessages, type GatsbyEvent, onGatsby } from "./gatsby-events";

/** Gatsby has sent new data to the open page. */
const news: GatsbyEvent[] = ["pageQueryResult", "staticQueryResult"];

/** What shows the error view in the page's place. */
const crashed = new Set<ErrorBoundary>();
let explained = false;

/** What Gatsby hands on from React. */
export type Caught = { errorInfo: { errorBoundary?: unknown } };

export function onCaughtError({ errorInfo: { errorBoundary } }: Caught): void {
	if (errorBoundary instanceof ErrorBoundary) crashed.add(errorBoundary);
	if (explained) clearGatsbyMessages();
}

/** Nothing of the page is left that could show new data. */
export function onUncaughtError(): void {
	onGatsby(news, () => window.location.reload());
}

/** While the notice names the mistake in the content, Gatsby's messages show only where in the code it came to light. */
export function explain(now: boolean): void {
	explained = now;
	if (explained) clearGatsbyMessages();
}

/**
 * Gives a page that crashed on broken content another chance with the next data: without this the error view, and
 * Gatsby's message over it, would stay until somebody loads the page anew.
 */
export function startRecovery(): void {
	onGatsby(["overlayError"], () => explained && clearGatsbyMessages());
	onGatsby(news, () => {
		if (crashed.size === 0) return;
		clearGatsbyMessages();
		const boundaries = [...crashed];
		crashed.clear();
		for (const boundary of boundaries) boundary.retry();
	});
}
