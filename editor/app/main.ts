import "./without-eval";

import CMS from "@sveltia/cms";
import { editorConfig } from "./config/config";
import { contentFiles, textFiles } from "./config/forms";
import { pageFiles, registerDetails } from "./config/pages-collection";
import { registerFormats } from "./formats/formats";
import { showBroken, showUntranslated } from "./notices";
import type { Project } from "./project";
import { askToOverwrite } from "./save/conflict-dialog";
import { guardCommits } from "./save/guard-commits";
import { askToDelete } from "./save/linked-pages";
import { askForTexts } from "./save/text-dialog";
import { showField } from "./show-field";
import { editorText } from "./texts";

/** The CMS stores its user under this key. The server on this machine accepts only the token of this user. */
const userKey = "sveltia-cms.user";
const localUser = { backendName: "gitea", token: "local" };

const isFormOpen = () => /\/(entries|new)\b/.test(window.location.hash);

async function loadProject(): Promise<Project> {
	const response = await fetch("project.json", { cache: "no-cache" });
	if (!response.ok) throw new Error(`project.json: ${response.status}`);
	return (await response.json()) as Project;
}

/** Reloads the editor as soon as no form is open. */
function reloadLater(): void {
	if (!isFormOpen()) window.location.reload();
	else window.addEventListener("hashchange", reloadLater, { once: true });
}

/** The CMS does not ask before a tab with unsaved changes closes. Its save button is enabled while there are any. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
	const save = document.querySelector('button[aria-keyshortcuts$="+S"]:not(:disabled)');
	if (isFormOpen() && save) event.preventDefault();
}

/** Shows the field of a search result, which the CMS may not have rendered yet. */
function showFoundField(): void {
	const { highlight } = (window.history.state ?? {}) as { highlight?: { locale: string; keyPath: string } };
	if (highlight) void showField(highlight.locale, highlight.keyPath);
}

async function start(): Promise<void> {
	const project = await loadProject();
	const { backend } = project;
	const text = editorText();
	registerDetails(CMS, text);
	if (!backend) localStorage.setItem(userKey, JSON.stringify(localUser));

	const files = [...contentFiles(project, text), ...textFiles(project, text), pageFiles];
	const openedText = registerFormats(CMS, files);
	const dialogs = { askToOverwrite, askToDelete, askForTexts, showField };
	window.fetch = guardCommits(window.fetch.bind(window), { backend, loadProject, openedText, text, ...dialogs });
	// Tabs share a cache, so the CMS does not notice what another tab has saved.
	const otherTabs = new BroadcastChannel("editor");
	otherTabs.addEventListener("message", reloadLater);
	const onSaved = () => {
		otherTabs.postMessage("saved");
		reloadLater();
	};
	CMS.registerEventListener({ name: "postSave", handler: onSaved });
	// When the data arrives before the first view transition has started, the CMS would show no form.
	Reflect.deleteProperty(Document.prototype, "startViewTransition");
	await CMS.init({ config: editorConfig(project, window.location.origin, text) });
	window.addEventListener("beforeunload", askBeforeUnload);
	window.addEventListener("hashchange", showFoundField);
	showUntranslated(project, text);
	showBroken(project, text);
	// "Open the form" on the page links to `?locale=en&field=hero.lead`.
	const { locale, field } = Object.fromEntries(new URLSearchParams(window.location.search));
	if (locale && field) void showField(locale, field);
}

start().catch((error: unknown) => {
	console.error(error);
	document.getElementById("failed")?.removeAttribute("hidden");
});
