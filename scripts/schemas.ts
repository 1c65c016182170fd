import fs from "node:fs";
import path from "node:path";
import { placeholdersFile, writePlaceholderTypes } from "../src/build/placeholder-types";
import { jsonSchemas } from "../src/content/json-schemas";

// `npm run schemas`: writes the JSON Schemas that editors read, from the schemas in src/content/files, and the types of
// what the English texts take.
for (const [file, text] of jsonSchemas()) {
	fs.mkdirSync(path.dirname(file), { recursive: true });
	fs.writeFileSync(file, text);
	console.info(file);
}
if (writePlaceholderTypes(process.cwd())) console.info(placeholdersFile);
