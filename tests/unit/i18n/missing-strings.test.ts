/** @jest-environment node */
import { createI18n } from "../../../src/i18n/create-i18n";

const locales = { nodes: [{ ns: "common", data: '{"hello":"Hello"}' }] };

test("a string of a namespace that the page query forgets stops the build, and names page and key", () => {
	const { t } = createI18n("en", locales, "/templates/");
	expect(t("hello" as "skipToContent")).toBe("Hello");
	expect(() => t("search:showMore" as never)).toThrow("/templates/ has no string search:showMore");
	expect(t("language.names.de" as never, { defaultValue: "DE" })).toBe("DE");
});

test("visitors see the key", () => {
	Object.assign(globalThis, { window: {} });
	expect(createI18n("en", locales).t("bye" as never)).toBe("bye");
	Reflect.deleteProperty(globalThis, "window");
});
