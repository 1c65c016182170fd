import { registrationUrl } from "../../../../../src/features/catalog/detail/template-actions";

const registrationParameters = { template: "template", language: "lang" };

test.each([
	["https://app.example/register", "101", "en", "https://app.example/register?template=101&lang=en"],
	[
		"https://app.example/register?from=site#top",
		"7",
		"uz",
		"https://app.example/register?from=site&template=7&lang=uz#top",
	],
	["https://app.example/?template=old", "a b&c=ё", "ru", "https://app.example/?template=a+b%26c%3D%D1%91&lang=ru"],
])("adds the template and the language to %s", (registration, id, language, expected) => {
	expect(registrationUrl({ registration, registrationParameters }, id, language)).toBe(expected);
});
