import { fold, foldQuery, prefixLength, splitWords } from "../../../../../src/features/catalog/search/fold";

test.each([
	["Čafé", "cafe", "accents and case"],
	["ОТЧЁТ", "отчет", "ё and е"],
	["oʻzbek", "o'zbek", "apostrophes of each keyboard"],
	["Oʻzbek", "ozbek", "no apostrophe"],
	["gʻoya", "g‘oya", "apostrophes of phones"],
	["maʼlumot", "ma`lumot", "the tutuq belgisi"],
	["ўзбек", "oʻzbek", "Cyrillic Uzbek"],
	["қўнғироқ", "qoʻngʻiroq", "each Uzbek letter"],
	["шаблон", "shablon", "Uzbek and Russian"],
	["бот", "bot", "Russian and English"],
	["1С", "1C", "lookalikes next to a digit"],
	["В2В", "B2B", "lookalikes on both sides of a digit"],
	["й", "y", "й differs from и"],
])("folds %s and %s to the same word: %s", (one, other) => {
	expect(fold(one)).toBe(fold(other));
});

test.each([
	["и", "й"],
	["c", "c#"],
	["c#", "c++"],
	["ш", "щ"],
])("folds %s and %s to different words", (one, other) => {
	expect(fold(one)).not.toBe(fold(other));
});

test("splits texts of each language into words", () => {
	expect(splitWords("C++, C# & «Отчёт о продажах»: Node.js (1С)")).toEqual([
		"C++",
		"C#",
		"Отчёт",
		"о",
		"продажах",
		"Node",
		"js",
		"1С",
	]);
	expect(splitWords("Maʼlumotlar 'bazasi' — oʻzgarishlar")).toEqual(["Maʼlumotlar", "bazasi", "oʻzgarishlar"]);
	expect(splitWords("<>… --- ''")).toEqual([]);
	expect(foldQuery("Отчёт, C#!")).toEqual(["otchet", "c#"]);
});

test.each([
	["Telegram", "tele", "Tele"],
	["Шаблон", "sha", "Ша"],
	["Oʻzbekiston", "oz", "Oʻz"],
	["Щётка", "s", "Щ"],
])("in %s, the folded prefix %s covers %s", (word, typed, beginning) => {
	expect(word.slice(0, prefixLength(word, typed))).toBe(beginning);
});
