/** In characters. Longer code is shown without highlighting and line numbers (docs/rules.md, "Templates"). */
export const maxHighlighted = 200_000;

/** In characters. Longer code can only be downloaded. */
export const maxShown = 2_000_000;
