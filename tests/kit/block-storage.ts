/** Makes the browser's storage throw, as when the visitor blocks it. */
export function blockStorage() {
	for (const method of ["getItem", "setItem"] as const) {
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("The operation is insecure.", "SecurityError");
		});
	}
}
