import { seeded } from "../../src/market/placeholders/hash";

/** An entry of the list call, in the shape of specification, section 7. */
export type LargeCatalogueEntry = { id: number; title: string; description: string; script_count: number };

type Number = (limit: number) => number;
type Words = {
	title: (source: string, target: string) => string;
	subjects: readonly string[];
	occasions: readonly string[];
	sentences: readonly string[];
};

const systems = [
	"Telegram",
	"PostgreSQL",
	"Google Sheets",
	"Stripe",
	"Payme",
	"Click",
	"1C",
	"GitHub",
	"GitLab",
	"Jira",
	"Slack",
	"Amazon S3",
	"Kafka",
	"Notion",
	"HubSpot",
	"Bitrix24",
	"Shopify",
	"WhatsApp",
	"OpenAI",
	"Grafana",
] as const;

/** Titles and texts as authors of the three languages of the site would write them. */
const languages: readonly Words[] = [
	{
		title: (source, target) => `${source} to ${target}`,
		subjects: ["Orders", "Invoices", "Exchange rates", "Support tickets", "Backups", "Sales report", "Stock levels"],
		occasions: ["every morning", "on each webhook", "with retries", "for a small team", "without duplicates"],
		sentences: [
			"Reads what is new since the last run and leaves the rest alone.",
			"Set the address and the key in the settings of the script, then run it once by hand.",
			"When the other side does not answer, it waits, tries again and tells you after the third time.",
			"Amounts are compared to the cent; what does not match goes to a list of its own.",
			"Works with the free plan: a run takes less than a second and 40 MB of memory.",
			"The log shows each step, with the number of records that were read, sent &amp; left out.",
		],
	},
	{
		title: (source, target) => `из ${source} в ${target}`,
		subjects: ["Заказы", "Счета", "Курсы валют", "Обращения в поддержку", "Резервные копии", "Отчёт о продажах"],
		occasions: ["каждое утро", "по вебхуку", "с повторами при сбое", "для небольшой команды", "без дублей"],
		sentences: [
			"Читает только новые записи и не трогает уже обработанные.",
			"Укажите адрес и ключ в настройках скрипта и запустите его один раз вручную.",
			"Если другая сторона не отвечает, скрипт ждёт, повторяет запрос и после третьей попытки сообщает об этом.",
			"Суммы сверяются до копейки, расхождения попадают в отдельный список.",
			"Хватит бесплатного тарифа: запуск занимает меньше секунды и 40 МБ памяти.",
			"В журнале виден каждый шаг: сколько записей прочитано, отправлено &amp; пропущено.",
		],
	},
	{
		title: (source, target) => `${source} xizmatidan ${target} xizmatiga`,
		subjects: ["Buyurtmalar", "Hisob-fakturalar", "Valyuta kurslari", "Murojaatlar", "Zaxira nusxalar", "Qoldiqlar"],
		occasions: ["har kuni ertalab", "har bir xabarda", "xatoda takrorlab", "kichik jamoa uchun", "takrorlarsiz"],
		sentences: [
			"Faqat yangi yozuvlarni oʻqiydi, qolganlariga tegmaydi.",
			"Skript sozlamalarida manzil va kalitni koʻrsating, soʻng uni bir marta qoʻlda ishga tushiring.",
			"Boshqa tomon javob bermasa, skript kutadi, soʻrovni takrorlaydi va uchinchi urinishdan keyin xabar beradi.",
			"Summalar tiyinigacha solishtiriladi, mos kelmaganlari alohida roʻyxatga tushadi.",
			"Bepul tarif yetarli: bitta ishga tushirish bir soniyadan kam vaqt va 40 MB xotira oladi.",
			"Jurnalda har bir qadam koʻrinadi: qancha yozuv oʻqildi, yuborildi &amp; oʻtkazib yuborildi.",
		],
	},
];

function pick<Item>(items: readonly Item[], number: Number): Item {
	const item = items[number(items.length)];
	if (item === undefined) throw new Error("there is nothing to pick from");
	return item;
}

function title({ title: between, subjects, occasions }: Words, number: Number): string {
	const source = number(systems.length);
	const target = (source + 1 + number(systems.length - 1)) % systems.length;
	const words = [pick(subjects, number), between(systems[source] ?? "", systems[target] ?? "")];
	return (number(2) === 0 ? words : [...words, pick(occasions, number)]).join(" ");
}

/** HTML of `length` to some 150 characters more: paragraphs, and a list in between. */
function description({ sentences }: Words, number: Number, length: number): string {
	let html = "";
	while (html.length < length) {
		const text = pick(sentences, number);
		if (number(4) > 0) html += `<p>${text} <strong>${pick(systems, number)}</strong></p>`;
		else html += `<ul><li>${pick(systems, number)}</li><li>${pick(sentences, number).slice(0, 40)}</li></ul>`;
	}
	return html;
}

/**
 * A catalogue of any size in the shape of the list call, the same on every run: titles and descriptions in English,
 * Russian and Uzbek, 200 to some 1,500 characters of HTML each. An entry depends on its id alone, so a shorter
 * catalogue is the beginning of a longer one.
 */
export function largeCatalogue(count: number): LargeCatalogueEntry[] {
	return Array.from({ length: count }, (_, index) => {
		const id = index + 1;
		const number = seeded(`catalogue ${id}`);
		const words = pick(languages, number);
		return {
			id,
			title: `${title(words, number)} #${id}`,
			description: description(words, number, 200 + Math.min(number(1_150), number(1_150))),
			script_count: 1 + number(9),
		};
	});
}
