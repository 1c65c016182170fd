const states = ["hover", "focus-visible", "active"] as const;

/**
 * Shows elements inside `[data-force="hover"]` in the hover state, and so on: copies each style rule with such a pseudo-class.
 * Returns a function that removes the copies.
 */
export function forceStates(): () => void {
	const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
	const copies = rules.flatMap((rule) => {
		if (!(rule instanceof CSSStyleRule)) return [];
		return states
			.filter((state) => rule.selectorText.includes(`:${state}`))
			.map((state) => {
				// The global focus rule has no other selector: copy it for focusable elements.
				const selectors = rule.selectorText.replaceAll(`:${state}`, "") || "a, button";
				return `:where([data-force="${state}"]) :is(${selectors}) { ${rule.style.cssText} }`;
			});
	});
	const style = document.createElement("style");
	style.textContent = copies.join("\n");
	document.head.append(style);
	return () => style.remove();
}
