/** The placeholder of `landing.hero.headline`. Passed to `t` as its own value, it stays, and the headline is split there. */
export const wordSlot = "{{word}}";

/** The parts of the headline before and after its word. */
export const splitHeadline = (headline: string) => headline.split(wordSlot);
