import "./edit.css";
import "../config/frames";
import { editorLabels } from "../config/labels";

const labelOf = editorLabels();

function find<Found extends Element>(selector: string): Found {
	const found = document.querySelector<Found>(selector);
	if (!found) throw new Error(`edit.html has no ${selector}`);
	return found;
}

const page = find<HTMLIFrameElement>("#page");
const form = find<HTMLIFrameElement>("#form iframe");
const back = find<HTMLButtonElement>("#form button");

document.documentElement.lang = labelOf.language;
document.title = labelOf("title");
page.title = labelOf("page.page");
form.title = labelOf("page.form");
back.textContent = labelOf("page.back");

/** In a narrow window, the form covers the page while it is shown. */
const setShown = (shown: "page" | "form") => document.body.setAttribute("data-shown", shown);

/** A document forgets its focused element when another frame gets the focus. */
let clicked: HTMLElement | null | undefined;

/** The window of the editor; null while the frame shows a page of another origin, such as an error of the browser. */
const editorWindow = () => form.contentDocument && form.contentWindow;

window.showPage = () => {
	editorWindow()?.stopShowing?.();
	setShown("page");
	page.focus();
	clicked?.focus({ preventScroll: true });
};

window.showForm = (address, element) => {
	clicked = element;
	setShown("form");
	form.focus();
	const editor = editorWindow();
	// While the editor loads, it has no function yet.
	if (editor?.openForm) editor.openForm(address);
	else form.src = address;
};

back.addEventListener("click", window.showPage);

/** Shows the page that the hash names: `#/ru/about/`. */
function openPage(): void {
	const { hash, origin } = window.location;
	const { href, origin: named } = new URL(hash.slice(1) || "/", origin);
	page.src = named === origin ? href : "/";
}

window.addEventListener("hashchange", openPage);
openPage();
