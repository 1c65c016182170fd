const english = {
	title: "Content editor",
	content: "Content",
	contentLead:
		"Choose the part of the site to change: plans, prices, links, pictures, and the order of blocks. Each block has an id; its words are in Texts.",
	texts: "Texts",
	textsLead:
		"All the words on the site. Choose a file; above its two columns, choose the languages to show side by side.",
	toTranslate: "to translate",
	names: "Names that are not translated",
	newTexts: "New texts",
	newTextsLead:
		"You have added an id. Enter the texts that visitors see in its place. A language that you leave empty shows the English text, and the text counts as “to translate”.",
	sameTexts: "If a text is the same in every language, it is added to the names that are not translated.",
	textsNeeded: "Nothing was saved: the new id needs its texts.",
	newIdsOnHost:
		"Nothing was saved: a new id must be saved together with its texts. Only the editor on a developer’s computer can do that (npm run develop). Missing texts:",
	conflict: "This file has changed since you opened it",
	conflictLead:
		"Nothing is saved yet. The current file is on the left, your version on the right; the lines that differ are marked. Your version would replace the current file. To keep both changes: copy your version, choose Cancel, reload the page, and repeat your change.",
	theirVersion: "Current file",
	myVersion: "Your version",
	copyTheirs: "Copy the current file",
	copyMine: "Copy my version",
	copied: "Copied",
	overwrite: "Replace the current file",
	conflictRefused: "Nothing was saved: the file has changed since you opened it. Your changes are still in the form.",
	save: "Save",
	cancel: "Cancel",
	/** The files on the first screens, by name. Others have the description of their schema, or their name. */
	files: {} as Record<string, string>,
};

type Strings = typeof english;

const translations: Record<string, Strings> = {
	en: english,
	ru: {
		title: "Редактор сайта",
		content: "Содержание",
		contentLead: "Выберите, что изменить: тарифы, цены, ссылки, картинки, порядок блоков. Слова — в разделе «Тексты».",
		texts: "Тексты",
		textsLead: "Все слова сайта. Выберите файл, а над его двумя колонками — языки, которые нужно показать рядом.",
		toTranslate: "не переведено",
		names: "Названия, которые не переводятся",
		newTexts: "Новые тексты",
		newTextsLead:
			"Вы добавили id. Введите тексты, которые посетители увидят на его месте. Если оставить поле пустым, сайт покажет английский текст, а в списке он будет отмечен как непереведённый.",
		sameTexts: "Текст, одинаковый на всех языках, добавляется к названиям, которые не переводятся.",
		textsNeeded: "Ничего не сохранено: новому id нужны тексты.",
		newIdsOnHost:
			"Ничего не сохранено: новый id нужно сохранять вместе с текстами, а это умеет только редактор на компьютере разработчика (npm run develop). Не хватает текстов:",
		conflict: "Файл изменился после того, как вы его открыли",
		conflictLead:
			"Пока ничего не сохранено. Слева — текущий файл, справа — ваш вариант; различия выделены. Ваш вариант заменит текущий файл. Чтобы сохранить оба изменения, скопируйте свой вариант, нажмите «Отмена», обновите страницу и внесите правку ещё раз.",
		theirVersion: "Текущий файл",
		myVersion: "Ваш вариант",
		copyTheirs: "Скопировать текущий файл",
		copyMine: "Скопировать мой вариант",
		copied: "Скопировано",
		overwrite: "Заменить текущий файл",
		conflictRefused:
			"Ничего не сохранено: файл изменился после того, как вы его открыли. Ваши правки остались в форме.",
		save: "Сохранить",
		cancel: "Отмена",
		files: {
			features: "Основные возможности",
			hero: "Верх главной страницы",
			plans: "Тарифы и цены",
			resources: "Блоки в конце главной страницы",
			showcase: "Разделы с текстом и картинкой",
			site: "Ссылки, адреса и порядок главной страницы",
			templates: "Шаблоны на главной странице",
			catalog: "Каталог",
			common: "Общие тексты: меню, кнопки, ошибки",
			landing: "Главная страница",
			language: "Язык",
			pictures: "Слова на картинках",
			pricing: "Тарифы",
			search: "Поиск",
			template: "Страница шаблона",
		},
	},
	uz: {
		title: "Sayt muharriri",
		content: "Kontent",
		contentLead: "Nimani oʻzgartirishni tanlang: tariflar, narxlar, havolalar, rasmlar. Soʻzlar “Matnlar” boʻlimida.",
		texts: "Matnlar",
		textsLead: "Saytdagi barcha matnlar. Faylni tanlang, ikki ustun tepasida esa koʻrsatiladigan tillarni.",
		toTranslate: "tarjima qilinmagan",
		names: "Tarjima qilinmaydigan nomlar",
		newTexts: "Yangi matnlar",
		newTextsLead:
			"Siz id qoʻshdingiz. Tashrif buyuruvchilar uning oʻrnida koʻradigan matnlarni kiriting. Maydon boʻsh qolsa, saytda inglizcha matn koʻrinadi va u tarjima qilinmagan deb belgilanadi.",
		sameTexts: "Barcha tillarda bir xil boʻlgan matn tarjima qilinmaydigan nomlarga qoʻshiladi.",
		textsNeeded: "Hech narsa saqlanmadi: yangi id uchun matnlar kerak.",
		newIdsOnHost:
			"Hech narsa saqlanmadi: yangi id matnlari bilan birga saqlanadi, buni faqat dasturchi kompyuteridagi muharrir qila oladi (npm run develop). Yetishmayotgan matnlar:",
		conflict: "Siz ochganingizdan keyin fayl oʻzgargan",
		conflictLead:
			"Hali hech narsa saqlanmadi. Chapda joriy fayl, oʻngda sizning variantingiz; farq qiladigan qatorlar belgilangan. Sizning variantingiz joriy fayl oʻrniga yoziladi. Ikkala oʻzgarishni saqlab qolish uchun oʻz variantingizni nusxalang, “Bekor qilish” tugmasini bosing, sahifani yangilang va oʻzgarishni takrorlang.",
		theirVersion: "Joriy fayl",
		myVersion: "Sizning variantingiz",
		copyTheirs: "Joriy fayldan nusxa olish",
		copyMine: "Mening variantimdan nusxa olish",
		copied: "Nusxa olindi",
		overwrite: "Joriy faylni almashtirish",
		conflictRefused: "Hech narsa saqlanmadi: siz ochganingizdan keyin fayl oʻzgargan. Oʻzgarishlaringiz shaklda qoldi.",
		save: "Saqlash",
		cancel: "Bekor qilish",
		files: {
			features: "Asosiy imkoniyatlar",
			hero: "Bosh sahifaning yuqori qismi",
			plans: "Tariflar va narxlar",
			resources: "Bosh sahifa oxiridagi bloklar",
			showcase: "Matn va rasmli boʻlimlar",
			site: "Havolalar, manzillar va bosh sahifa tartibi",
			templates: "Bosh sahifadagi shablonlar",
			catalog: "Katalog",
			common: "Umumiy matnlar: menyu, tugmalar, xatolar",
			landing: "Bosh sahifa",
			language: "Til",
			pictures: "Rasmlardagi soʻzlar",
			pricing: "Tariflar",
			search: "Qidiruv",
			template: "Shablon sahifasi",
		},
	},
};

const preferred = globalThis.navigator?.languages.map((tag) => tag.split("-")[0] ?? "") ?? [];

/** The editor's own texts in the language of the browser. Those of the CMS itself are in English or Russian. */
export const strings: Strings = translations[preferred.find((language) => language in translations) ?? "en"] ?? english;
