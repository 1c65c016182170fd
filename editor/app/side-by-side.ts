import type { Project } from "../config/project";
import { element } from "./dialog";

/** The rules for groups with a field of each language. */
function rulesFor(languages: string[]): string {
	const having = (parents: string) =>
		languages.map((code) => `:has(> ${parents} .field[data-key-path$=".${code}"])`).join("");
	const wrapper = `.wrapper${having(".item-list >")}`;
	return `
.item-list${having("")} {
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
}
${wrapper} { border: 0 !important }
${wrapper} > .header { display: none !important }
`;
}

/** Shows the languages of a string side by side where there is room, without a frame around them. */
export const showSideBySide = ({ locales }: Project): void =>
	document.head.append(element("style", {}, rulesFor(Object.keys(locales))));
