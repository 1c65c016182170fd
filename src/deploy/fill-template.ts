export type Values = Record<string, string | undefined>;

/**
 * Fills `{{NAME}}` in, and leaves out the lines from `#if NAME` to `#else` or `#end` where NAME has no value.
 * @throws Error when the template asks for a name without a value, or an `#if` has no `#end`
 */
export function fillTemplate(template: string, values: Values): string {
	const shown: boolean[] = [];
	const lines = template.split("\n").flatMap((line) => {
		const [word, name = ""] = line.trim().split(" ");
		if (word === "#if") shown.push(Boolean(values[name]));
		else if (word === "#else") shown.push(!shown.pop());
		else if (word === "#end") shown.pop();
		else if (shown.every(Boolean)) {
			return [
				line.replace(/{{([A-Z_]+)}}/g, (_, key: string) => {
					const value = values[key];
					if (value === undefined) throw new Error(`${key} has no value`);
					return value;
				}),
			];
		}
		return [];
	});
	if (shown.length > 0) throw new Error("an #if has no #end");
	return lines.join("\n");
}
