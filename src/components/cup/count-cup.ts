/** The most leaves that a cup has. */
export const maxLeaves = 12;

/** The path of the picture of a cup that shows a number only. The build writes it (`gatsby/public-files.ts`). */
export const countCup = (count: number): string => `/cups/${Math.min(Math.ceil(count), maxLeaves)}.svg`;
