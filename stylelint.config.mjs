/** Only `src/styles/scale.css` may contain raw colors, sizes and durations. Other files use tokens. */
const raw = {
	"/.+/": [
		"/(^|[^\\w.-])(\\d*\\.)?\\d+rem\\b/",
		// Borders and outlines of 1 to 3 pixels are allowed.
		"/(^|[^\\w.-])([4-9]|\\d{2,})px\\b/",
		"/(^|[^\\w.-])(\\d*\\.)?\\d+m?s\\b/",
		"/#[0-9a-f]{3,8}\\b/i",
		"/\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/",
	],
};

/** @type {import("stylelint").Config} */
export default {
	rules: {
		"color-named": "never",
		"declaration-property-value-disallowed-list": raw,
	},
	overrides: [{ files: ["src/styles/scale.css"], rules: { "declaration-property-value-disallowed-list": null } }],
};
