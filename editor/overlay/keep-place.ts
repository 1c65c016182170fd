const storageKey = "place-in-view";

const elements = () => [...document.querySelectorAll("main *")];

/** Remembers what is in the middle of the window, for the document that shows the page at another width. */
export function storePlace(): void {
	const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
	const isAtTop = window.scrollY === 0 || !element;
	sessionStorage.setItem(storageKey, String(isAtTop ? -1 : elements().indexOf(element)));
}

/** Scrolls to what was in the middle of the window. */
export function restorePlace(): void {
	const index = Number(sessionStorage.getItem(storageKey) ?? -1);
	sessionStorage.removeItem(storageKey);
	elements()[index]?.scrollIntoView({ block: "center", behavior: "instant" });
}
