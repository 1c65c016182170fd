/** @jest-environment node */
import { securityText } from "../../../gatsby/security-text";
import { siteUrl } from "../../../src/seo/site-metadata";

test("security.txt names the contact, and expires less than a year after the build", () => {
	const text = securityText("security@example.com", new Date("2026-03-04T05:06:07Z"));
	expect(text).toBe(`Contact: mailto:security@example.com
Expires: 2027-02-17T00:00:00.000Z
Preferred-Languages: en, ru, uz
Canonical: ${siteUrl}/.well-known/security.txt
`);
});
