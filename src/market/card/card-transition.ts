import { navigate } from "gatsby";
import { pageLoader } from "../../site/loading/page-loader";

/** What moves from the card to the page. */
const name = "template-title";

/** In milliseconds: a page that takes longer to show is shown without further ado. */
const patience = 500;

/** Whether a click does nothing else than follow the link, in this tab. */
const isPlain = (event: MouseEvent) =>
	event.button === 0 && !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Taken before anything else takes its place. */
const { requestAnimationFrame } = window;

const isCalm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const pageTitle = () => document.querySelector<HTMLElement>("main h1");

/** Until the page has another heading, or the patience is over. */
function pageChange(): Promise<void> {
	const before = pageTitle();
	return new Promise((done) => {
		const observer = new MutationObserver(() => {
			const title = pageTitle();
			if (title && title !== before) finish();
		});
		const timer = setTimeout(finish, patience);
		function finish() {
			clearTimeout(timer);
			observer.disconnect();
			done();
		}
		observer.observe(document.body, { childList: true, subtree: true });
	});
}

/** The router waits for a frame before it shows a page, and there is none until it does: meanwhile a task has to do. */
async function withoutFrames(go: () => Promise<void>) {
	window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
	await go();
	window.requestAnimationFrame = requestAnimationFrame;
}

function open(path: string, cardTitle: HTMLElement) {
	cardTitle.style.viewTransitionName = name;
	let title: HTMLElement | null = null;
	const { ready, finished } = document.startViewTransition(async () => {
		cardTitle.style.viewTransitionName = "";
		await withoutFrames(() => {
			const changed = pageChange();
			void navigate(path);
			return changed;
		});
		title = pageTitle();
		// From far down a list, the page is on its way to its top for longer than this takes.
		const near = title !== null && title.getBoundingClientRect().bottom > -window.innerHeight;
		if (title && near) title.style.viewTransitionName = name;
	});
	// A tab that is not seen, or another click, ends it before it begins.
	ready.catch(() => undefined);
	void finished.finally(() => title?.style.removeProperty("view-transition-name"));
}

/** Nothing is painted until the page is shown: one that is not loaded yet would make the screen stand still. */
const isLoaded = (path: string) => pageLoader()?.loadPageSync(path) !== undefined;

/** A card's link is followed so that its title moves to where it stands on the template's page. */
function onClick(event: MouseEvent) {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("article a[href]") : null;
	const cardTitle = link?.closest<HTMLElement>("h2, h3");
	if (!link || !cardTitle || !isPlain(event) || isCalm() || !isLoaded(link.pathname)) return;
	// Then Gatsby's link leaves it alone.
	event.preventDefault();
	open(link.pathname + link.search + link.hash, cardTitle);
}

/** Fetched with the visitor's first intent to open a template, where the browser has view transitions. */
if ("startViewTransition" in document) document.addEventListener("click", onClick, { capture: true });
