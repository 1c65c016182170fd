// Not UTC, the zone of the market's dates.
process.env.TZ = "Asia/Tashkent";

const swc = {
	jsc: {
		parser: { syntax: "typescript", tsx: true },
		transform: { react: { runtime: "automatic" } },
		target: "es2022",
	},
};

/** @type {import("jest").Config} */
export default {
	testEnvironment: "jsdom",
	// Deletes the globals of a test file when it ends.
	testEnvironmentOptions: { globalsCleanup: "on" },
	roots: ["<rootDir>/tests/unit"],
	setupFilesAfterEnv: ["<rootDir>/tests/kit/setup.ts"],
	transform: { "\\.[jt]sx?$": ["@swc/jest", swc] },
	// These packages contain only ES modules, which jest must compile.
	transformIgnorePatterns: ["/node_modules/(?!(lowlight|devlop)/)"],
	moduleNameMapper: {
		"\\.css$": "<rootDir>/tests/kit/css-module.cjs",
		"^gatsby$": "<rootDir>/tests/kit/gatsby.tsx",
	},
};
