/** Joins class names and skips falsy values: `classNames(styles.card, wide && styles.wide)`. */
export function classNames(...names: (string | false | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
