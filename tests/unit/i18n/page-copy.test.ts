import { pageInstance } from "../../../src/i18n/instance";
import { pageCopy } from "../../../src/i18n/page-copy";
import { readLocale } from "../../kit/content";

const page = () => {
	const edges = ["market", "find"].map((ns) => ({ node: { ns, language: "ru", data: readLocale("ru", ns) } }));
	return pageInstance("ru", { edges });
};

/** A page that counts how often i18next was asked for a text. */
function counted() {
	const instance = page();
	const found = jest.fn();
	const { getFixedT } = instance;
	instance.getFixedT = ((...args: Parameters<typeof getFixedT>) => {
		const t = getFixedT(...args);
		return (key: string, values?: object) => {
			found();
			return t(key, values as never);
		};
	}) as never;
	return { instance, found };
}

test("finds each text once, with what it was asked with", () => {
	const { instance, found } = counted();
	const { t } = pageCopy(instance, "market");
	const counts = [1, 2, 5, 21, 2, 1];
	const texts = counts.map((count) => t("card.scripts", { count }).replace(/\s/, " "));
	expect(texts).toEqual(["1 скрипт", "2 скрипта", "5 скриптов", "21 скрипт", "2 скрипта", "1 скрипт"]);
	expect(t("title")).toBe(t("title"));
	expect(found).toHaveBeenCalledTimes(5);
});

test("is the same for all who ask for a namespace of a page, and another for another page", () => {
	const instance = page();
	expect(pageCopy(instance, "market")).toBe(pageCopy(instance, "market"));
	expect(pageCopy(instance, "market")).not.toBe(pageCopy(instance, "find"));
	expect(pageCopy(instance, "market")).not.toBe(pageCopy(page(), "market"));
});

test("forgets texts when there are more than a page has", () => {
	const { instance, found } = counted();
	const { t } = pageCopy(instance, "find");
	const first = t("count", { count: 0 });
	for (let count = 1; count < 1500; count++) t("count", { count });
	found.mockClear();
	expect(t("count", { count: 0 })).toBe(first);
	expect(found).toHaveBeenCalledTimes(1);
});
