import "./edit.css";
import "../config/frames";
import { editorText } from "../config/texts";

const text = editorText();

function find<Found extends Element>(selector: string): Found {
	const found = document.querySelector<Found>(selector);
	if (!found) throw new Error(`edit.html has no ${selector}`);
	return found;
}

const page = find<HTMLIFrameElement>("#page");
const form = find<HTMLIFrameElement>("#form iframe");
const back = find<HTMLButtonElement>("#form button");

document.documentElement.lang = text.language;
document.title = text("title");
page.title = text("page.page");
form.title = text("page.form");
back.textContent = text("page.back");

/** In a narrow window, the form covers the page while it is shown. */
const setShown = (shown: "page" | "form") => document.body.setAttribute("data-shown", shown);

window.showPage = () => {
	setShown("page");
	page.focus();
};

window.showForm = (address) => {
	setShown("form");
	const { contentWindow } = form;
	// While the editor loads, it has no function yet.
	if (contentWindow?.openForm) contentWindow.openForm(address);
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
