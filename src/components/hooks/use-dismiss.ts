import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Dismisses a disclosure on a click or focus outside and on Escape, which also returns the focus to its button.
 * @returns `ref` for the element that contains the button and what it opens, and `buttonRef` for the button
 */
export function useDismiss<Container extends HTMLElement>(open: boolean, onDismiss: () => void) {
	const ref = useRef<Container>(null);
	const buttonRef = useRef<HTMLButtonElement>(null);

	const onOutsideEvent = useEffectEvent(({ target }: Event) => {
		if (target instanceof Node && !ref.current?.contains(target)) onDismiss();
	});
	const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
		if (key !== "Escape") return;
		onDismiss();
		buttonRef.current?.focus();
	});

	useEffect(() => {
		if (!open) return;
		const controller = new AbortController();
		const { signal } = controller;
		document.addEventListener("pointerdown", onOutsideEvent, { signal });
		document.addEventListener("focusin", onOutsideEvent, { signal });
		document.addEventListener("keydown", onKeyDown, { signal });
		return () => controller.abort();
	}, [open]);

	return { ref, buttonRef };
}
