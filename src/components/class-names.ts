/** Joins the class names that are there: `classNames(styles.card, wide && styles.wide)`. */
export function classNames(...names: (string | false | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
