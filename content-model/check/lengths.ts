import type { Problem } from "../messages";
import { withoutMarkup } from "./locale-strings";

/** How many characters a string may have, without placeholders and tags: `locales/README.md`, Length. */
const maxLengths: { keys: RegExp; length: number }[] = [
	{ keys: /[:.]metaTitle$|^page:title$/, length: 55 },
	{ keys: /[:.]metaDescription$|^page:description$/, length: 160 },
	{ keys: /^common:(?:actions|header\.links)\.|^pricing:getNow$|^catalog:seeAll$/, length: 20 },
	{ keys: /^landing:hero\.headline$/, length: 25 },
	{ keys: /^landing:hero\.note$/, length: 45 },
	{ keys: /^landing:(?:features\.items|showcase\.sections)\.[^.]+\.title$/, length: 45 },
	{ keys: /^landing:(?:\w+|resources\.blocks\.[^.]+)\.title$|^(?:pricing|catalog):title$/, length: 65 },
];

/** The length that a string may have; undefined if it is not limited. */
export const maxLength = (namespace: string, key: string): number | undefined =>
	maxLengths.find(({ keys }) => keys.test(`${namespace}:${key}`))?.length;

/** Why a string is too long for its place. */
export function lengthError(text: string, namespace: string, key: string): Problem | undefined {
	const max = maxLength(namespace, key);
	const { length } = [...withoutMarkup(text)];
	return max !== undefined && length > max ? { code: "tooLong", params: { max, length } } : undefined;
}
