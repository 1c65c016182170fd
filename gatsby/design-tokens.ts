import fs from "node:fs";

const styles = ["src/styles/scale.css", "src/styles/roles.css"].map((file) => fs.readFileSync(file, "utf8")).join("");

/** A design token from the stylesheets: `--color-page` is `#0c0a09`. Throws an Error if there is none. */
export function token(name: string): string {
	const value = new RegExp(`${name}:\\s*([^;]+);`).exec(styles)?.[1];
	if (value === undefined) throw new Error(`src/styles has no ${name}`);
	return value.startsWith("var(") ? token(value.slice("var(".length, -1)) : value;
}
