import sharp from "sharp";
import { checkProject, formatContentError } from "../../../content-model/check";
import { jsonSchemas, schemaComment } from "../../../content-model/json-schemas";
import { type LanguageCode, languages } from "../../../src/i18n/languages";
import { tempFolder } from "../../kit/temp-folder";

export type Files = Record<string, string | Uint8Array>;

const picture = "{ wide: images/wide.png, narrow: images/narrow.png }";

const yaml = {
	features: "features:\n  - { id: java, icon: images/icons/java.svg }\n",
	hero: `words: [java, speed]\npicture: ${picture}\n`,
	plans: `annualSaving: 15
groups:
  - id: basic
    plans:
      - id: free
        price: 0
        chat: https://t.me/sales
        features:
          - { kind: cpu, count: 1 }
      - id: starter
        price: 5
        chat: https://t.me/sales
        features:
          - { kind: cpu, count: 2 }
`,
	resources: `blocks:
  - { id: faq, kind: questions, items: [{ id: what }] }
  - { id: contact-us, kind: links, items: [{ id: chat, url: "https://t.me/sales" }] }
`,
	showcase: `sections:\n  - { id: coding, points: [logs], picture: { wide: images/row.png, narrow: images/narrow.png } }\n`,
	site: `registration: https://example.org/
registrationParameters: { template: template, language: language }
documentation: https://example.org/
email: a@example.org
securityEmail: a@example.org
share: { landing: images/narrow.png, templates: images/narrow.png, template: images/narrow.png }
social:
  - { id: github, url: https://example.org/ }
landing: [hero, showcase, features, templates, pricing, resources]
header:
  - id: company
    to: "/"
`,
	templates: "cards: 6\nseeAll: true\n",
};

/** A valid `content/{name}.yaml`. */
export const content = (name: keyof typeof yaml) => `${schemaComment(name)}\n${yaml[name]}`;

/** One text for every key of the sample content, which is a name, so that it is the same in every language. */
const t = "Qahva";
const locales = {
	common: {
		language: { names: { en: t, ru: t, uz: t } },
		header: { links: { company: t } },
		footer: { networks: { github: t }, links: { faq: t, "contact-us": t } },
	},
	landing: {
		hero: { words: { java: t, speed: t } },
		showcase: { sections: { coding: { title: t, text: t, pictureAlt: t, points: { logs: t } } } },
		features: { items: { java: { title: t, text: t } } },
		resources: {
			blocks: {
				faq: { title: t, items: { what: { title: t, text: t } } },
				"contact-us": { title: t, items: { chat: { title: t, text: t } } },
			},
		},
	},
	pricing: {
		groups: { basic: t },
		plans: { free: { name: t, description: t }, starter: { name: t, description: t } },
		features: { cpu: "{{count, number}}", runs: "{{count, number}}", unlimited: t },
	},
};

/** The locale file of a namespace in each language. */
export const inEach = (namespace: string, text: (code: LanguageCode) => string): Files =>
	Object.fromEntries(languages.map(({ code }) => [`locales/${code}/${namespace}.json`, text(code)]));

export const toJson = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;

export const image = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#fbbf24" } });

let pictures: Promise<Files> | undefined;

async function drawPictures(): Promise<Files> {
	const sizes = { wide: [2400, 1500], row: [1320, 990], narrow: [1280, 1280] } as const;
	const files: Files = {};
	for (const [name, [width, height]] of Object.entries(sizes)) {
		files[`content/images/${name}.png`] = await image(width, height).png().toBuffer();
	}
	return files;
}

/** The files of a small project without errors. */
export async function sampleFiles(): Promise<Files> {
	pictures ??= drawPictures();
	return {
		...(await pictures),
		...Object.fromEntries(
			Object.keys(yaml).map((name) => [`content/${name}.yaml`, content(name as keyof typeof yaml)]),
		),
		...Object.fromEntries(jsonSchemas()),
		"content/images/icons/java.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>',
		...Object.assign({}, ...Object.entries(locales).map(([name, texts]) => inEach(name, () => toJson(texts)))),
		"locales/names.txt": "Qahva\n",
		// Code that contains the name of each key uses it.
		"src/pages/index.tsx": `// ${JSON.stringify(locales)}`,
		"src/pages/templates.tsx": "",
		"src/pages/404.tsx": "",
		"src/pages/template/[id].tsx": "",
	};
}

/** The folder of a sample project in which these files are added or replaced. */
export async function sampleProject(files: Files): Promise<string> {
	return tempFolder({ ...(await sampleFiles()), ...files });
}

/** The errors of such a project. */
export async function errorsIn(files: Files): Promise<string[]> {
	return (await checkProject(await sampleProject(files))).map(formatContentError);
}

/** The errors of such a project that do not stop a build, if there are no others. */
export async function warningsIn(files: Files): Promise<string[]> {
	const errors = await checkProject(await sampleProject(files));
	return errors.every(({ severity }) => severity === "warning") ? errors.map(formatContentError) : [];
}

/** The text with parts replaced that it must contain. */
export function replaced(text: string, ...changes: [from: string, to: string][]): string {
	return changes.reduce((changed, [from, to]) => {
		if (!changed.includes(from)) throw new Error(`The text does not contain ${from}`);
		return changed.replace(from, to);
	}, text);
}
