import "./without-eval";

import CMS from "@sveltia/cms";
import { apiPath, editorHeader, localRepository, type RefusedSave, type SentSave } from "../config/api";
import { editorConfig } from "../config/config";
import "../config/frames";
import { editorLabels } from "../config/labels";
import { formFile, noLocale, type Project } from "../config/project";
import { showBroken, showRefusedDeletion, showUntranslated } from "./notices";
import { hasChanges, isFormOpen, openForm, showAddressedField } from "./open-form";
import { saveAnswer } from "./save-answer";
import { showField, stopShowing } from "./show-field";
import { showSideBySide } from "./side-by-side";

/** The CMS stores its user under this key, and asks for a token if there is none. */
const userKey = "sveltia-cms.user";
const localUser = { backendName: "gitea", token: "local" };

/** The CMS stores its settings under this key. */
const settingsKey = "sveltia-cms.prefs";

async function loadProject(): Promise<Project> {
	const response = await fetch("project.json", { cache: "no-cache" });
	if (!response.ok) throw new Error(`project.json: ${response.status}`);
	return (await response.json()) as Project;
}

/** Whether a form stays open after a save: beside a page (`editor/build.ts`), or if a user has set that. */
const staysOpen = (): boolean =>
	window.parent !== window || JSON.parse(localStorage.getItem(settingsKey) ?? "{}").closeOnSave === false;

/** Runs as soon as no form is open. */
function whenClosed(run: () => void): void {
	if (!isFormOpen()) run();
	else window.addEventListener("hashchange", () => whenClosed(run), { once: true });
}

/** The CMS does not ask before a tab with unsaved changes closes. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
	if (hasChanges()) event.preventDefault();
}

/** Beside a page, Escape returns to it, unless it closes a menu or a dialog of the CMS. */
function returnOnEscape(event: KeyboardEvent): void {
	const { showPage } = window.parent;
	if (event.key !== "Escape" || !showPage || document.querySelector("dialog[open]")) return;
	// The CMS, which listens to the window, too, would close the form.
	event.stopImmediatePropagation();
	showPage();
}

/** A call of the CMS, with the header of the editor. A proxy with a password needs `Authorization` for itself. */
function editorCall(options?: RequestInit): RequestInit {
	const headers = new Headers(options?.headers);
	headers.delete("Authorization");
	headers.set(editorHeader, "cms");
	// The server does not redirect. A proxy may, to a page that asks for a password.
	return { ...options, headers, redirect: "manual" };
}

/** Shows the field that the address names, or that of a search result, which the CMS may not have rendered yet. */
function showNamedField(): void {
	showAddressedField();
	const { highlight } = (window.history.state ?? {}) as { highlight?: { locale: string; keyPath: string } };
	if (highlight) void showField(highlight.locale, highlight.keyPath);
}

async function start(): Promise<void> {
	const project = await loadProject();
	const labelOf = editorLabels();
	const api = window.location.origin + apiPath;
	localStorage.setItem(userKey, JSON.stringify(localUser));

	/** Reloads the editor: its forms follow from the content. */
	function reload(): void {
		// What is typed now would be lost.
		document.body.inert = staysOpen();
		if (staysOpen()) setTimeout(() => window.location.reload());
		else whenClosed(() => window.location.reload());
	}

	/** The conflicts that the user has seen. */
	let seen: string[] = [];

	/** Shows the field that a save is refused for, and why a deletion is refused: the CMS shows neither. */
	async function showRefusal(body: string, response: Response): Promise<void> {
		const { files } = JSON.parse(body) as SentSave;
		const { message, errors = [] } = (await response.json()) as RefusedSave;
		if (response.status === 409) seen = errors.map(({ id }) => id);
		const [error] = errors;
		if (files.every(({ operation }) => operation === "delete")) showRefusedDeletion(message, Boolean(error), labelOf);
		else if (error?.path) await showField(formFile(error.file).language ?? noLocale, error.path.join("."));
	}
	const { fetch } = window;
	window.fetch = async (url, options) => {
		if (!String(url).startsWith(api)) return fetch(url, options);
		if (url !== `${api}/repos/${localRepository}/contents`) return fetch(url, editorCall(options));
		const body = JSON.stringify({ ...JSON.parse(String(options?.body)), seen });
		const call = () => fetch(url, { ...editorCall(options), body });
		const response = await saveAnswer(body.length, call, labelOf);
		if (!response.ok) showRefusal(body, response.clone()).catch(console.error);
		return response;
	};

	// Tabs share a cache, so the CMS does not notice what another tab has saved.
	const otherTabs = new BroadcastChannel("editor");
	otherTabs.addEventListener("message", () => whenClosed(() => window.location.reload()));
	const handler = () => {
		otherTabs.postMessage("saved");
		reload();
	};
	CMS.registerEventListener({ name: "postSave", handler });
	// Before the listeners of the CMS.
	window.addEventListener("keydown", returnOnEscape, { capture: true });
	// When the data arrives before the first view transition has started, the CMS would show no form.
	Reflect.deleteProperty(Document.prototype, "startViewTransition");
	await CMS.init({ config: editorConfig(project, window.location.origin, labelOf) });
	window.addEventListener("beforeunload", askBeforeUnload);
	window.addEventListener("hashchange", showNamedField);
	window.openForm = (address) => void openForm(address, labelOf);
	window.stopShowing = stopShowing;
	showSideBySide(project);
	showUntranslated(project, labelOf);
	showBroken(project, labelOf);
	showAddressedField();
}

start().catch((error: unknown) => {
	console.error(error);
	document.getElementById("failed")?.removeAttribute("hidden");
});
