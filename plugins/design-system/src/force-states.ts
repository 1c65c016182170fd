const states = ["hover", "focus-visible", "active"] as const;

/**
 * Lets an element look hovered, focused or pressed without a pointer: each rule with such a state is repeated for
 * elements inside `[data-force="hover"]` and so on. Returns the way to take that back.
 */
export function forceStates(): () => void {
	const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
	const repeated = rules.flatMap((rule) => {
		if (!(rule instanceof CSSStyleRule)) return [];
		return states
			.filter((state) => rule.selectorText.includes(`:${state}`))
			.map((state) => {
				// The global focus rule names no element: here it stands for what can be focused.
				const selectors = rule.selectorText.replaceAll(`:${state}`, "") || "a, button";
				return `:where([data-force="${state}"]) :is(${selectors}) { ${rule.style.cssText} }`;
			});
	});
	const style = document.createElement("style");
	style.textContent = repeated.join("\n");
	document.head.append(style);
	return () => style.remove();
}
