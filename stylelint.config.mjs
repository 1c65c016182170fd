/** Raw colours, sizes and durations have one place, `src/styles/scale.css`; everything else names a token. */
const raw = {
	"/.+/": [
		"/(^|[^\\w.-])(\\d*\\.)?\\d+rem\\b/",
		// Hairlines and outlines of 1 to 3 pixels are drawn, not composed.
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
