/** @jest-environment node */
import { placeholders } from "../../../content-model/check/locale-strings";
import { withTypography } from "../../../content-model/check/typography";
import { errorMessage } from "../../../content-model/messages";
import en from "../../../content-model/messages/en.json";
import ru from "../../../content-model/messages/ru.json";
import uz from "../../../content-model/messages/uz.json";

const english: Record<string, string> = en;

/** Keys that are missing are type errors. */
test.each<[language: string, catalog: Record<string, string>]>([
	["ru", ru],
	["uz", uz],
])(
	"the messages in %s have the keys and placeholders of English, and the typography of the site",
	(language, catalog) => {
		const surplus = Object.entries(catalog).flatMap(([code, text]) => {
			const known = placeholders(english[code] ?? "");
			return code in english ? placeholders(text).filter((name) => !known.includes(name)) : [code];
		});
		expect(surplus).toEqual([]);
		expect(Object.values(catalog).map((text) => withTypography(text, language))).toEqual(Object.values(catalog));
	},
);

test("a message has its parameters, the refused value and a suggestion, in a language with a catalog or in English", () => {
	const params = { subject: "kind", choices: "prose, links", value: { code: "isEmpty" }, suggestion: "links" } as const;
	const message = (language: string) => errorMessage({ code: "mustBeOneOf", params }, language);
	expect(message("de")).toBe('must be one of prose, links (is empty), did you mean "links"?');
	expect(message("ru")).toBe(
		"нужно одно из\u00a0значений: prose, links (сейчас пусто). Возможно, имелось в\u00a0виду «links»",
	);
});
