/**
 * Which copy tells of a failed call: the visitor's own connection is named where it is the reason.
 * @returns the key of a title and a text in `market.json`
 */
export function errorCopy<Key extends string>(key: Key): Key | "offline" {
	return typeof navigator !== "undefined" && navigator.onLine === false ? "offline" : key;
}
