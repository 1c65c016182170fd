import { type RefObject, useEffect } from "react";

/** The key of the slash; on Cyrillic keyboards it types a full stop. */
function isSlash({ key, code }: KeyboardEvent): boolean {
	return key === "/" || (code === "Slash" && key === ".");
}

function isTyped(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** `/` leads to a field from anywhere on the page, unless it is typed into another one. */
export function useSlash(field: RefObject<HTMLInputElement | null>) {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			const modified = event.ctrlKey || event.altKey || event.metaKey;
			if (!isSlash(event) || modified || event.defaultPrevented || isTyped(event.target)) return;
			event.preventDefault();
			field.current?.focus();
			field.current?.select();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [field]);
}
