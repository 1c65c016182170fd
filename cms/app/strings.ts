const english = {
	title: "Content editor",
	content: "Content",
	contentLead:
		"The blocks of the pages and their order: plans, prices, links, and pictures. Each block has an id; its words are in Texts.",
	texts: "Texts",
	textsLead: "All the words on the site. Above the two columns, choose the languages to show side by side.",
	toTranslate: "to translate",
	names: "Names that are not translated",
	newTexts: "New texts",
	newTextsLead: "You have added an id. Enter the texts that visitors see in its place.",
	sameTexts: "If a text is the same in every language, it is added to the names that are not translated.",
	textsNeeded: "Nothing was saved: the new id needs its texts.",
	newIdsOnHost:
		"Nothing was saved: a new id must be saved together with its texts. Only the editor on a developer’s computer can do that (npm run develop). Missing texts:",
	save: "Save",
	cancel: "Cancel",
};

type Strings = typeof english;

const translations: Record<string, Strings> = {
	en: english,
	ru: {
		title: "Редактор сайта",
		content: "Содержание",
		contentLead:
			"Блоки страниц и их порядок: тарифы, цены, ссылки и картинки. У каждого блока есть id; его слова — в разделе «Тексты».",
		texts: "Тексты",
		textsLead: "Все слова сайта. Над двумя колонками выберите языки, которые нужно показать рядом.",
		toTranslate: "не переведено",
		names: "Названия, которые не переводятся",
		newTexts: "Новые тексты",
		newTextsLead: "Вы добавили id. Введите тексты, которые посетители увидят на его месте.",
		sameTexts: "Текст, одинаковый на всех языках, добавляется к названиям, которые не переводятся.",
		textsNeeded: "Ничего не сохранено: новому id нужны тексты.",
		newIdsOnHost:
			"Ничего не сохранено: новый id нужно сохранять вместе с текстами, а это умеет только редактор на компьютере разработчика (npm run develop). Не хватает текстов:",
		save: "Сохранить",
		cancel: "Отмена",
	},
	uz: {
		title: "Sayt muharriri",
		content: "Kontent",
		contentLead:
			"Sahifalardagi bloklar va ularning tartibi: tariflar, narxlar, havolalar va rasmlar. Har bir blokning id nomi bor; soʻzlari “Matnlar” boʻlimida.",
		texts: "Matnlar",
		textsLead: "Saytdagi barcha matnlar. Yonma-yon koʻrsatiladigan tillarni ikki ustun tepasida tanlang.",
		toTranslate: "tarjima qilinmagan",
		names: "Tarjima qilinmaydigan nomlar",
		newTexts: "Yangi matnlar",
		newTextsLead: "Siz id qoʻshdingiz. Tashrif buyuruvchilar uning oʻrnida koʻradigan matnlarni kiriting.",
		sameTexts: "Barcha tillarda bir xil boʻlgan matn tarjima qilinmaydigan nomlarga qoʻshiladi.",
		textsNeeded: "Hech narsa saqlanmadi: yangi id uchun matnlar kerak.",
		newIdsOnHost:
			"Hech narsa saqlanmadi: yangi id matnlari bilan birga saqlanadi, buni faqat dasturchi kompyuteridagi muharrir qila oladi (npm run develop). Yetishmayotgan matnlar:",
		save: "Saqlash",
		cancel: "Bekor qilish",
	},
};

const preferred = globalThis.navigator?.languages.map((tag) => tag.split("-")[0] ?? "") ?? [];

/** The editor's own texts in the language of the browser. Those of the CMS itself are in English or Russian. */
export const strings: Strings = translations[preferred.find((language) => language in translations) ?? "en"] ?? english;
