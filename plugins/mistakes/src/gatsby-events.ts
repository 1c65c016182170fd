type DevelopWindow = {
	___emitter: { on: (name: string, listener: () => void) => void };
	_gatsbyEvents: { push: (event: [channel: "FAST_REFRESH", event: { action: string }]) => void };
};

/** Gatsby replaces the second of them while the page is shown: ask each time. */
const develop = () => window as unknown as DevelopWindow;

/** What Gatsby sends to an open page: new data, or its own messages about queries. */
export type GatsbyEvent = "pageQueryResult" | "staticQueryResult" | "overlayError";

/** Calls back at each of these, as long as the page is open. */
export function onGatsby(events: GatsbyEvent[], listener: () => void): void {
	for (const event of events) develop().___emitter.on(event, listener);
}

/** Takes Gatsby's messages about crashes and queries off the page; what is wrong with the code stays. */
export function clearGatsbyMessages(): void {
	for (const action of ["CLEAR_RUNTIME_ERRORS", "CLEAR_GRAPHQL_ERRORS"]) {
		develop()._gatsbyEvents.push(["FAST_REFRESH", { action }]);
	}
}
