import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

// Every browser has them; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
URL.createObjectURL ??= () => "blob:nothing";
URL.revokeObjectURL ??= () => {};

/** Nothing is laid out in jsdom: there is nothing to tell of. */
class QuietObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: QuietObserver });

import { stubMatchMedia } from "./reduced-motion";

// A busy machine is no reason to fail.
jest.setTimeout(20_000);

/** A console error or warning that no test expected fails the test; a test that expects one calls `recordConsole`. */
beforeEach(() => {
	if (typeof window !== "undefined") stubMatchMedia();
	for (const method of ["error", "warn"] as const) {
		jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
			throw new Error(`Unexpected console.${method}: ${args.map(String).join(" ")}`);
		});
	}
});

afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});
