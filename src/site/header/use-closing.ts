import { useEffect, useRef } from "react";

/**
 * Closes what is open on a click outside, on Escape (and gives the focus back to its button) and when the focus leaves.
 * Put `ref` on the whole and `toggleRef` on the button.
 */
export function useClosing<Whole extends HTMLElement>(open: boolean, close: () => void) {
	const ref = useRef<Whole>(null);
	const toggleRef = useRef<HTMLButtonElement>(null);
	const latest = useRef(close);
	latest.current = close;

	useEffect(() => {
		if (!open) return;
		const outside = (target: EventTarget | null) => target instanceof Node && !ref.current?.contains(target);
		const onPointerDown = ({ target }: PointerEvent) => {
			if (outside(target)) latest.current();
		};
		const onFocusIn = ({ target }: FocusEvent) => {
			if (outside(target)) latest.current();
		};
		const onKeyDown = ({ key }: KeyboardEvent) => {
			if (key !== "Escape") return;
			latest.current();
			toggleRef.current?.focus();
		};
		document.addEventListener("pointerdown", onPointerDown);
		document.addEventListener("focusin", onFocusIn);
		document.addEventListener("keydown", onKeyDown);
		return () => {
			document.removeEventListener("pointerdown", onPointerDown);
			document.removeEventListener("focusin", onFocusIn);
			document.removeEventListener("keydown", onKeyDown);
		};
	}, [open]);

	return { ref, toggleRef };
}
