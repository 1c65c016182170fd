/** From here on in this test, console errors are recorded instead of failing it: look at what was logged. */
export function recordConsole(): jest.SpyInstance {
	return jest.spyOn(console, "error").mockImplementation(() => {});
}
