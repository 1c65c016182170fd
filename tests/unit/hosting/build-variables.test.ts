/** @jest-environment node */
import fs from "node:fs";
import { buildVariables } from "../../../gatsby/environment";

const names = Object.keys(buildVariables.def.shape);

test.each([
	[".github/workflows/deploy.yml", (name: string) => `vars.${name} `],
	["hosting/nginx/Dockerfile", (name: string) => `ARG ${name}\n`],
	["hosting/nginx/compose.yaml", (name: string) => `{${name}`],
])("%s passes every variable of the build", (file, textOf) => {
	const text = fs.readFileSync(file, "utf8");
	expect(names.filter((name) => !text.includes(textOf(name)))).toEqual([]);
});
