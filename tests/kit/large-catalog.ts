import { seededRandom } from "../../src/features/catalog/decorations";

/** An entry of the list call (docs/rules.md, "Market API"). */
export type LargeCatalogEntry = { id: number; title: string; description: string; script_count: number };

type Random = (limit: number) => number;
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

/** Typical titles and texts in each language of the site. */
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

function pick<Item>(items: readonly Item[], random: Random): Item {
	const item = items[random(items.length)];
	if (item === undefined) throw new Error("Cannot pick from an empty list.");
	return item;
}

function title({ title: between, subjects, occasions }: Words, random: Random): string {
	const source = random(systems.length);
	const target = (source + 1 + random(systems.length - 1)) % systems.length;
	const words = [pick(subjects, random), between(systems[source] ?? "", systems[target] ?? "")];
	return (random(2) === 0 ? words : [...words, pick(occasions, random)]).join(" ");
}

/** HTML of at least `length` characters: paragraphs and some lists. */
function description({ sentences }: Words, random: Random, length: number): string {
	let html = "";
	while (html.length < length) {
		const text = pick(sentences, random);
		if (random(4) > 0) html += `<p>${text} <strong>${pick(systems, random)}</strong></p>`;
		else html += `<ul><li>${pick(systems, random)}</li><li>${pick(sentences, random).slice(0, 40)}</li></ul>`;
	}
	return html;
}

/**
 * A deterministic response to the list call with `count` templates in English, Russian and Uzbek. Descriptions have about
 * 200 to 1,500 characters of HTML. An entry depends on its id only, so a short catalog is a prefix of a long one.
 */
export function largeCatalog(count: number): LargeCatalogEntry[] {
	return Array.from({ length: count }, (_, index) => {
		const id = index + 1;
		const random = seededRandom(`catalog ${id}`);
		const words = pick(languages, random);
		return {
			id,
			title: `${title(words, random)} #${id}`,
			description: description(words, random, 200 + Math.min(random(1_150), random(1_150))),
			script_count: 1 + random(9),
		};
	});
}
