import fs from "node:fs/promises";
import path from "node:path";
import type { Actions, CreateResolversArgs } from "gatsby";
import { heroScript } from "../content-model/schemas/landing";
import { javaLines } from "../src/lib/java-lines";
import type { Context } from "./resolver-context";

export function createScriptTypes({ createTypes }: Pick<Actions, "createTypes">): void {
	createTypes(`
		type CodeToken { text: String! className: String! }
		type HeroScript { name: String! lines: [[CodeToken!]!]! }
	`);
}

/** `HeroYaml.script`: the script of the hero, highlighted, so that browsers need no highlighter. */
export function heroScriptResolver({ createResolvers }: CreateResolversArgs): void {
	createResolvers({
		HeroYaml: {
			script: {
				type: "HeroScript",
				async resolve(_hero: object, _: object, { nodeModel }: Context) {
					const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: heroScript } };
					const file = (await nodeModel.findOne({ type: "File", query: { filter } })) as {
						absolutePath: string;
					} | null;
					// The check reports it if the page shows the script.
					if (!file) return null;
					return { name: path.basename(heroScript), lines: javaLines(await fs.readFile(file.absolutePath, "utf8")) };
				},
			},
		},
	});
}
