import { otherLanguage } from "../../i18n/text-language";
import type { Template } from "./model";

/** The templates in the market's order, but those in another language than the page last. */
export function inLanguageOrder<Item extends Pick<Template, "lang">>(templates: readonly Item[], page: string): Item[] {
	const isOther = ({ lang }: Item) => otherLanguage(page, lang) !== undefined;
	return [...templates.filter((template) => !isOther(template)), ...templates.filter(isOther)];
}
