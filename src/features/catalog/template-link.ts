/** The path of a template's page. Ids need no escapes (docs/rules.md, "Routes"). */
export const templatePagePath = (id: string): string => `/template/${id}/`;

/** Letters and digits that the pictures' fonts contain. */
const drawable = /[0-9a-zа-яё]/i;

/** The path of a template's picture for shared links; undefined if the fonts can draw nothing of its title. */
export function templatePicture(id: string, title: string): string | undefined {
	return drawable.test(title) ? `/share/template/${id}.jpg` : undefined;
}
