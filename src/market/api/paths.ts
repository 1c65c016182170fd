/** Half of a sign that takes two units: no address can hold it. */
const halfSigns = /\p{Cs}/gu;

/** The list call of specification, section 7; also its cache key. */
export const templatesPath = "/public/market/getAll";

/** The detail call of specification, section 7; also its cache key. */
export function templatePath(id: string): string {
	return `${templatesPath}?id=${encodeURIComponent(id.replace(halfSigns, "\ufffd"))}`;
}
