/** The path of a template's page. Ids need no escapes (docs/rules.md, "Routes"). */
export const templatePagePath = (id: string): string => `/template/${id}/`;
