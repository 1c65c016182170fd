import fs from "node:fs";

const files = ["src/styles/scale.css", "src/styles/roles.css"];

/** The design tokens as the stylesheets declare them for the screen: `--color-page` is `#0c0a09`. */
export function readTokens(): (name: `--${string}`) => string {
	const declared = new Map<string, string>();
	for (const file of files) {
		const css = fs.readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
		const [root = ""] = css.match(/^:root \{.*?^\}/ms) ?? [];
		for (const [, name = "", value = ""] of root.matchAll(/(--[\w-]+):\s*([^;]+);/g)) declared.set(name, value.trim());
	}
	const resolve = (name: string): string => {
		const value = declared.get(name);
		if (value === undefined) throw new Error(`${files.join(" and ")} have no ${name}`);
		return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => resolve(other));
	};
	return resolve;
}
