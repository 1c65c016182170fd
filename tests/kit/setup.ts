import "@testing-library/jest-dom";

/** A console error or warning that no test expected fails the test; a test that expects one calls `recordConsole`. */
beforeEach(() => {
	for (const method of ["error", "warn"] as const) {
		jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
			throw new Error(`Unexpected console.${method}: ${args.map(String).join(" ")}`);
		});
	}
});

afterEach(() => {
	jest.restoreAllMocks();
});
