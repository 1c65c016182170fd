import fs from "node:fs";
import path from "node:path";
import { jsonSchemas } from "../content-model/schemas/json-schemas";

// `npm run schemas`: writes the JSON Schemas for editors from the zod schemas in content-model/schemas.
for (const [file, text] of jsonSchemas()) {
	fs.mkdirSync(path.dirname(file), { recursive: true });
	fs.writeFileSync(file, text);
	console.info(file);
}
