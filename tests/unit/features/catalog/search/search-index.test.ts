import { htmlToText } from "../../../../../src/features/catalog/html";
import { createSearchIndex } from "../../../../../src/features/catalog/search/search-index";

const catalog: [title: string, description: string, ...tags: string[]][] = [
	["Exchange rates to Telegram", "<p>Posts the som rates every morning.</p>", "Java", "Sql"],
	["Telegram support bot", "<p>Answers questions in a <b>chat</b>.</p>", "C#"],
	["Отчёт о продажах", "<p>Выгружает заказы из 1С и присылает отчёт в Телеграм.</p>", "Java"],
	["Резервное копирование", "<p>Проверяет свежую копию базы данных.</p>", "C++"],
	["Oʻzbekiston valyuta kurslari", "<p>Maʼlumotlar bazasini har kuni yangilaydi.</p>", "JS"],
	["Buyurtmalar holati", "<p>Mijozlarga xabar beradi va toʻlovni tekshiradi.</p>", "Ruby"],
	["PostgreSQL backup check", "<p>Restores the latest dump.</p><script>secret()</script>", "Sql"],
	["Invoice mailer", "<p>Caf&eacute; &amp; shop invoices, as C++ wants them.</p>", "Scala"],
];

const index = createSearchIndex(catalog.length);
for (const [position, [title, description, ...tags]] of catalog.entries()) {
	index.add(position, "title", title);
	index.add(position, "tags", tags.join(" "));
	index.add(position, "description", htmlToText(description));
}
const found = (query: string) => index.search(query).matches;

test.each([
	["telegram", [0, 1, 2], "titles before descriptions"],
	["TELEGRAM support", [1], "all words, in any case"],
	["отчет", [2], "ё and е"],
	["Отчёт", [2], "е and ё"],
	["телеграм", [0, 1, 2], "Latin text by a Cyrillic query"],
	["o'zbekiston", [4], "an apostrophe"],
	["ozbek", [4], "no apostrophe, and a prefix"],
	["ўзбек", [4], "Cyrillic Uzbek"],
	["malumotlar", [4], "without the tutuq belgisi"],
	["to'lov", [5], "a word in a description"],
	["1c", [2], "1С in the other alphabet"],
	["c++", [3, 7], "a tag before a description"],
	["c#", [1], "a tag with a sign"],
	["scala", [7], "a tag"],
	["café", [7], "an HTML entity"],
	["chat", [1], "a word inside an HTML element"],
	["  ", [0, 1, 2, 3, 4, 5, 6, 7], "everything"],
	["— !", [0, 1, 2, 3, 4, 5, 6, 7], "no words at all"],
])("%s finds %j: %s", (query, expected) => {
	expect(found(query)).toEqual(expected);
});

test.each([
	["telegarm", [0, 1, 2]],
	["tlegram suport", [1]],
	["excahnge", [0]],
	["bakcup", [6]],
	["рзервное", [3]],
	["резервыне копирование", [3]],
	["прадажах", [2]],
	["buyurtmlar", [5]],
	["valuta kurslar", [4]],
	["ozbeksiton", [4]],
	["bto", [1]],
])("%s has a typo and finds %j", (query, expected) => {
	expect(found(query)).toEqual(expected);
});

test("finds a word with a typo while it is being typed", () => {
	expect(found("excahn")).toEqual([0]);
	expect(found("резрвн")).toEqual([3]);
});

test.each(["secret", "script", "xyzzyq", "telegram xyzzyq"])("%s finds nothing", (query) => {
	expect(found(query)).toEqual([]);
});

test("returns the words that match except for typos", () => {
	expect(index.search("telegarm").typos).toContain("telegram");
	expect(index.search("kurslari").typos).toEqual([]);
});

test.each([
	["telegram xyzzyq", "telegram"],
	["xyzzyq копирование", "копирование"],
	["bazasini telegram", "telegram"],
])("for %s, suggests %s", (query, suggestion) => {
	expect(index.search(query).suggestion).toBe(suggestion);
	expect(found(suggestion).length).toBeGreaterThan(0);
});

test("suggests nothing when no word is similar", () => {
	expect(index.search("qqqqqqqqqqqq").suggestion).toBeUndefined();
});

test("finds texts as soon as they are added", () => {
	const growing = createSearchIndex(1);
	expect(growing.search("bot").matches).toEqual([]);
	growing.add(0, "title", "Telegram bot");
	expect(growing.search("bot").matches).toEqual([0]);
	expect(growing.search("chat").matches).toEqual([]);
	growing.add(0, "description", "A chat");
	expect(growing.search("chat").matches).toEqual([0]);
});

test.each(["constructor", "__proto__", "a".repeat(100), "\uD800", "(*)[", "%00"])("accepts %s", (query) => {
	expect(() => index.search(query)).not.toThrow();
});
