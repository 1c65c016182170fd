import { relatedTo } from "../../../../src/market/more/related";

const template = (id: string, title: string, description = "", languages = [id]) => ({
	id,
	title,
	description,
	languages,
	scriptCount: 1,
});
const titles = async (id: string, templates: ReturnType<typeof template>[]) =>
	(await relatedTo(id, templates, () => true)).map(({ title }) => title);

const fillers = Array.from({ length: 12 }, (_, index) => template(`f${index}`, `Filler${index}`, "<p>and with</p>"));

test("the more and the rarer the shared words, the nearer", async () => {
	const list = [
		template("1", "Telegram bot", "<p>Answers <b>questions</b> and more</p>"),
		template("2", "Mailer", "<p>Answers mail</p>"),
		template("3", "TELEGRAM channel", "posts"),
		template("4", "Something", "<p>p b with</p>"),
		...fillers,
	];
	expect(await titles("1", list)).toEqual(["TELEGRAM channel", "Mailer", expect.any(String)]);
});

test("tags count, too", async () => {
	const list = [
		template("1", "One", "", ["Scala"]),
		template("2", "Two", "", ["Java"]),
		template("3", "Six", "", ["Scala"]),
	];
	expect(await titles("1", [...list, ...fillers])).toEqual(["Six"]);
});

test("none where nothing is shared, where the template is not in the list, and in a list of one", async () => {
	const one = template("1", "Alone");
	expect(await titles("1", [one, ...fillers])).toEqual([]);
	expect(await titles("9", [one, ...fillers])).toEqual([]);
	expect(await titles("1", [one])).toEqual([]);
});

test("ten thousand are looked through in slices", async () => {
	const list = Array.from({ length: 10_000 }, (_, index) =>
		template(String(index), `Template ${index % 100}`, `<p>${"word ".repeat(20)} group${index % 500}</p>`),
	);
	let turns = 0;
	const counting = setInterval(() => {
		turns += 1;
	});
	const found = await relatedTo("7", list, () => true);
	clearInterval(counting);
	expect(found).toHaveLength(3);
	expect(found.every(({ description }) => description.includes("group7<"))).toBe(true);
	expect(turns).toBeGreaterThan(0);
	expect(await relatedTo("7", list, () => false)).toEqual([]);
});
