import sharp from "sharp";
import { checkProject, formatContentError } from "../../../content-model/check";
import { type LanguageCode, languages } from "../../../src/i18n/languages";
import { tempFolder } from "../../kit/temp-folder";

export type Files = Record<string, string | Uint8Array>;

const yaml = {
	covers: "covers:\n  - { icon: bank, keywords: [bank*, банк*] }\n",
	features: "features:\n  - { id: java, icon: images/icons/java.svg }\n",
	hero: `words: [java, speed]\npicture: { wide: { default: images/wide.png }, narrow: { default: images/narrow.png } }\n`,
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
	showcase: `sections:
  - { id: coding, points: [logs], picture: { wide: { default: images/row.png }, narrow: { default: images/narrow.png } } }
`,
	site: `registration: https://example.org/
registrationParameters: { template: template, language: language }
documentation: https://example.org/
email: a@example.org
share: { default: images/share.png }
social:
  - { id: github, url: https://example.org/ }
landing: [hero, showcase, features, templates, pricing, resources]
header:
  - id: company
    to: "/"
`,
	templates: "cards: 6\nseeAll: true\n",
};

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

export const toJson = (strings: object) => `${JSON.stringify(strings, null, 2)}\n`;

export const colored = (width: number, height: number, background: string) =>
	sharp({ create: { width, height, channels: 3, background } });

export const image = (width: number, height: number) => colored(width, height, "#fbbf24");

const strings: Record<string, string> = {
	...Object.fromEntries(Object.entries(yaml).map(([name, text]) => [`content/${name}.yaml`, `# Comment.\n${text}`])),
	"content/images/icons/java.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>',
	...Object.assign({}, ...Object.entries(locales).map(([name, strings]) => inEach(name, () => toJson(strings)))),
	"locales/names.txt": "Qahva\n",
	"src/pages/index.tsx": "",
	"src/pages/templates.tsx": "",
};

async function drawPictures(): Promise<Files> {
	const png = (width: number, height: number) => image(width, height).png().toBuffer();
	return {
		"content/images/wide.png": await png(2400, 1500),
		"content/images/row.png": await png(1320, 990),
		"content/images/narrow.png": await png(1280, 1280),
		"content/images/share.png": await png(1200, 630),
	};
}

let pictures: Promise<Files> | undefined;

/** The folder of a small project without errors in which these files are added or replaced. */
export async function sampleProject(files: Files = {}): Promise<string> {
	pictures ??= drawPictures();
	return tempFolder({ ...(await pictures), ...strings, ...files });
}

let root: Promise<string> | undefined;

/** The errors of the sample project in which these files are added or replaced, with their severity. */
export async function errorsIn(files: Files): Promise<string[]> {
	root ??= sampleProject();
	const changes = new Map(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)]));
	const errors = await checkProject(await root, changes);
	return errors.map((error) => `${formatContentError(error)}${error.severity ? ` (${error.severity})` : ""}`);
}

/** The text with parts replaced that it must contain. */
export function replaced(text: string, ...changes: [from: string, to: string][]): string {
	return changes.reduce((changed, [from, to]) => {
		if (!changed.includes(from)) throw new Error(`The text does not contain ${from}`);
		return changed.replace(from, to);
	}, text);
}

/** A file of the sample project with parts replaced. */
export const edited = (file: string, ...changes: [from: string, to: string][]): Files => ({
	[file]: replaced(strings[file] ?? "", ...changes),
});
