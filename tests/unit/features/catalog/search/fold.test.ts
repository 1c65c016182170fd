import { fold, prefixLength, splitWords } from "../../../../src/market/find/engine/fold";

test.each([
	["Čafé", "cafe", "accents and case"],
	["ОТЧЁТ", "отчет", "ё and е"],
	["oʻzbek", "o'zbek", "the apostrophe of any keyboard"],
	["Oʻzbek", "ozbek", "and none"],
	["gʻoya", "g‘oya", "as phones write it"],
	["maʼlumot", "ma`lumot", "the tutuq belgisi"],
	["ўзбек", "oʻzbek", "Uzbek in Cyrillic"],
	["қўнғироқ", "qoʻngʻiroq", "all letters of Uzbek"],
	["шаблон", "shablon", "Uzbek and Russian"],
	["бот", "bot", "Russian and English"],
	["1С", "1C", "letters that look alike beside a digit"],
	["В2В", "B2B", "and on both sides of one"],
	["й", "y", "й is not и"],
])("%s and %s are the same: %s", (one, other) => {
	expect(fold(one)).toBe(fold(other));
});

test.each([
	["и", "й"],
	["c", "c#"],
	["c#", "c++"],
	["ш", "щ"],
])("%s and %s are not", (one, other) => {
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
});

test.each([
	["Telegram", "tele", "Tele"],
	["Шаблон", "sha", "Ша"],
	["Oʻzbekiston", "oz", "Oʻz"],
	["Щётка", "s", "Щ"],
])("of %s, %s is as much as %s", (word, typed, beginning) => {
	expect(word.slice(0, prefixLength(word, typed))).toBe(beginning);
});
