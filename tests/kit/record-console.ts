/** For the rest of the test, console errors are recorded instead of failing it. Assert on the returned mock. */
export function recordConsole(): jest.SpyInstance {
	return jest.spyOn(console, "error").mockImplementation(() => {});
}
