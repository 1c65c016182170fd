import fs from "node:fs/promises";
import path from "node:path";
import type { Actions, CreateResolversArgs } from "gatsby";
import { javaLines } from "../src/lib/java-lines";
import type { Context } from "./resolver-context";

const script = "scripts/SendRates.java";

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
				type: "HeroScript!",
				async resolve(_hero: object, _: object, { nodeModel }: Context) {
					const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: script } };
					const file = (await nodeModel.findOne({ type: "File", query: { filter } })) as {
						absolutePath: string;
					} | null;
					if (!file) throw new Error(`content/${script} is missing`);
					return { name: path.basename(script), lines: javaLines(await fs.readFile(file.absolutePath, "utf8")) };
				},
			},
		},
	});
}
