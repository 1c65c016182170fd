/// <reference types="@testing-library/jest-dom" />
import { TextDecoder, TextEncoder } from "node:util";

// Only tests with a DOM need it, and it takes long to load.
if (typeof window !== "undefined") require("@testing-library/jest-dom");

// Missing in jsdom.
Object.assign(globalThis, { TextDecoder, TextEncoder });
URL.createObjectURL ??= () => "blob:nothing";
URL.revokeObjectURL ??= () => {};

/** jsdom has no layout, so nothing ever intersects. */
class IdleObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: IdleObserver });

import { stubMatchMedia } from "./reduced-motion";

// Avoids failures on a busy machine.
jest.setTimeout(20_000);

/** Fails a test on console errors and warnings. A test that expects an error calls `recordConsole`. */
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
