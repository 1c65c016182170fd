import { languages } from "../src/i18n/languages";
import { siteUrl } from "../src/seo/site-metadata";

export const securityTextPath = "/.well-known/security.txt";

/** How long the file is valid, in days. RFC 9116 recommends less than a year. */
const validDays = 350;

/** The file with the address for vulnerability reports (RFC 9116). */
export function securityText(email: string, now = new Date()): string {
	const expires = new Date(now);
	expires.setUTCDate(expires.getUTCDate() + validDays);
	// The same text for all builds of a day: an equal file keeps its ETag.
	expires.setUTCHours(0, 0, 0, 0);
	return [
		`Contact: mailto:${email}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${languages.map(({ code }) => code).join(", ")}`,
		`Canonical: ${siteUrl}${securityTextPath}`,
		"",
	].join("\n");
}
