import { shortenClassNames } from "../../../src/build/class-names";

test("shortens the names of CSS modules wherever their loader stands, and nothing else", () => {
	const modules = { localIdentName: "[name]--[local]--[hash]", exportLocalsConvention: "dashes" };
	const rules = [
		{ use: "babel-loader" },
		{ oneOf: [{ use: [{ options: { modules } }, { options: { plugins: [] } }, {}] }, { use: [{ options: {} }] }] },
	];
	shortenClassNames(rules);
	expect(modules).toEqual({ localIdentName: "[hash:base64:5]", exportLocalsConvention: "dashes" });
	expect(rules[1]?.oneOf?.[0]?.use?.slice(1)).toEqual([{ options: { plugins: [] } }, {}]);
});
