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
	roots: ["<rootDir>/tests/unit"],
	setupFilesAfterEnv: ["<rootDir>/tests/kit/setup.ts"],
	transform: { "\\.[jt]sx?$": ["@swc/jest", swc] },
	moduleNameMapper: {
		"\\.module\\.css$": "<rootDir>/tests/kit/css-module.cjs",
		"\\.css$": "<rootDir>/tests/kit/css.cjs",
		"^dequal/lite$": "<rootDir>/src/site/stand-ins/dequal.ts",
		"^gatsby$": "<rootDir>/tests/kit/gatsby.tsx",
	},
	globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
};
