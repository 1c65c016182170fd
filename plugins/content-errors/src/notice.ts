/** Where `gatsby develop` has the errors of content and locales, one line each. */
export const contentErrorsPath = "/__content-errors";

/** In ms. Polls, because browsers allow six connections per host, and hot reload already keeps one open in each tab. */
const interval = 1_000;

/**
 * Shows the errors over the open page, or the last ones while the server does not respond. Once hidden, the notice shows again
 * when they change.
 */
export function showErrors() {
	const notice = document.createElement("content-errors");
	const title = document.createElement("h2");
	const hide = document.createElement("button");
	const list = document.createElement("pre");
	hide.textContent = "Hide";
	hide.addEventListener("click", () => {
		notice.hidden = true;
	});
	notice.role = "alert";
	notice.hidden = true;
	notice.append(title, hide, list);
	document.body.append(notice);

	async function update() {
		const response = await fetch(contentErrorsPath);
		const errors = await response.text();
		if (!response.ok || errors === list.textContent) return;
		const count = errors.split("\n").length;
		title.textContent = `${count === 1 ? "1 error" : `${count} errors`} in content/ and locales/`;
		list.textContent = errors;
		notice.ariaLabel = title.textContent;
		notice.hidden = errors === "";
	}
	async function poll() {
		await update().catch(() => {});
		setTimeout(poll, interval);
	}
	void poll();
}
