/** What stands before a name in Java, where it is no comment and no string. */
const skipped = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?/g;
const declared =
	/^[ \t]*((?:(?:public|protected|private|abstract|final|sealed|non-sealed|static|strictfp)\s+)*)(?:class|interface|enum|record|@interface)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gmu;

/** A name that a file can have everywhere, made of words: `Fetch the rates` becomes `FetchTheRates`. */
function joined(words: string): string {
	const parts = words.match(/[\p{L}\p{N}_]+/gu) ?? [];
	return parts
		.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
		.join("")
		.slice(0, 80);
}

/** The public type of a script stands at its beginning: of a long one, so many characters are looked at. */
const beginning = 50_000;

/**
 * The file that a script is kept in. Java wants it named after its public type; where the code has none, after its first
 * type, else after the script.
 */
export function javaFileName(name: string, code: string): string {
	const types = [...code.slice(0, beginning).replace(skipped, "").matchAll(declared)].map(
		([, modifiers = "", type = ""]) => ({
			open: modifiers.includes("public"),
			type,
		}),
	);
	const type = (types.find(({ open }) => open) ?? types[0])?.type;
	return `${type || joined(name) || "Script"}.java`;
}
