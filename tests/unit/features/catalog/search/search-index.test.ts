import { createIndex } from "../../../../src/market/find/engine/search-index";

const catalogue: [title: string, description: string, ...tags: string[]][] = [
	["Exchange rates to Telegram", "<p>Posts the som rates every morning.</p>", "Java", "Sql"],
	["Telegram support bot", "<p>Answers questions in a <b>chat</b>.</p>", "C#"],
	["Отчёт о продажах", "<p>Выгружает заказы из 1С и присылает отчёт в Телеграм.</p>", "Java"],
	["Резервное копирование", "<p>Проверяет свежую копию базы данных.</p>", "C++"],
	["Oʻzbekiston valyuta kurslari", "<p>Maʼlumotlar bazasini har kuni yangilaydi.</p>", "JS"],
	["Buyurtmalar holati", "<p>Mijozlarga xabar beradi va toʻlovni tekshiradi.</p>", "Ruby"],
	["PostgreSQL backup check", "<p>Restores the latest dump.</p><script>secret()</script>", "Sql"],
	["Invoice mailer", "<p>Caf&eacute; &amp; shop invoices, as C++ wants them.</p>", "Scala"],
];

const index = createIndex();
index.addHeadings(catalogue.map(([title, , ...tags]) => ({ title, tags })));
index.addTexts(catalogue.map(([, description]) => description));
const found = (query: string) => Array.from(index.search(query).order);

test.each([
	["telegram", [0, 1, 2], "titles before texts"],
	["TELEGRAM support", [1], "all words, whatever their case"],
	["отчет", [2], "ё and е"],
	["Отчёт", [2], "and the other way round"],
	["телеграм", [0, 1, 2], "Latin by Cyrillic"],
	["o'zbekiston", [4], "an apostrophe"],
	["ozbek", [4], "none, and the beginning of a word"],
	["ўзбек", [4], "Uzbek in Cyrillic"],
	["malumotlar", [4], "the tutuq belgisi left out"],
	["to'lov", [5], "a word in a description"],
	["1c", [2], "1С in the other alphabet"],
	["c++", [3, 7], "a tag before a text"],
	["c#", [1], "a tag with a sign"],
	["scala", [7], "a tag"],
	["café", [7], "a named entity"],
	["chat", [1], "a word inside of a tag"],
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
])("%s is a typo and finds %j", (query, expected) => {
	expect(found(query)).toEqual(expected);
});

test("finds a misspelt word while it is being typed", () => {
	expect(found("excahn")).toEqual([0]);
	expect(found("резрвн")).toEqual([3]);
});

test.each(["secret", "script", "xyzzyq", "telegram xyzzyq"])("%s finds nothing", (query) => {
	expect(found(query)).toEqual([]);
});

test("tells which words match but for typos", () => {
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

test("suggests nothing where nothing is near", () => {
	expect(index.search("qqqqqqqqqqqq").suggestion).toBeUndefined();
});

test("finds titles before the texts are read, and nothing in an empty catalogue", () => {
	const early = createIndex();
	expect(Array.from(early.search("bot").order)).toEqual([]);
	early.addHeadings([{ title: "Telegram bot", tags: ["Java"] }]);
	expect(Array.from(early.search("bot").order)).toEqual([0]);
	expect(Array.from(early.search("chat").order)).toEqual([]);
	early.addTexts(["<p>A chat</p>"]);
	expect(Array.from(early.search("chat").order)).toEqual([0]);
});

test.each(["constructor", "__proto__", "a".repeat(5000), "\uD800", "(*)[", "%00"])("stands %s", (query) => {
	expect(() => index.search(query)).not.toThrow();
});
