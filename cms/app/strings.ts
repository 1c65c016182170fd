const english = {
	title: "Content editor",
	content: "Content",
	contentLead:
		"Which blocks the pages show, in which order: plans, prices, links and pictures. A block is named by its id; its words are in Texts.",
	texts: "Texts",
	textsLead: "Every word of the site. Choose the languages to show side by side above the two columns.",
	toTranslate: "to translate",
	names: "Names that are not translated",
	newTexts: "New texts",
	newTextsLead: "You have added an id. Enter the texts that visitors see in its place.",
	sameTexts: "A text that is the same in every language is added to the names that are not translated.",
	textsNeeded: "Nothing was saved: the new id needs its texts.",
	newIdsOnHost:
		"Nothing was saved: a new id and its texts are saved together, which only the editor on a developer’s machine can (npm run develop). These texts are missing:",
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
			"Какие блоки показывают страницы и в каком порядке: тарифы, цены, ссылки и картинки. У блока есть id; его слова — в разделе «Тексты».",
		texts: "Тексты",
		textsLead: "Все слова сайта. Языки, которые показаны рядом, выбираются над двумя колонками.",
		toTranslate: "не переведено",
		names: "Названия, которые не переводятся",
		newTexts: "Новые тексты",
		newTextsLead: "Вы добавили id. Введите тексты, которые посетители увидят на его месте.",
		sameTexts: "Текст, одинаковый на всех языках, добавляется к названиям, которые не переводятся.",
		textsNeeded: "Ничего не сохранено: новому id нужны тексты.",
		newIdsOnHost:
			"Ничего не сохранено: новый id сохраняется вместе с текстами, а это умеет только редактор на компьютере разработчика (npm run develop). Не хватает текстов:",
		save: "Сохранить",
		cancel: "Отмена",
	},
	uz: {
		title: "Sayt muharriri",
		content: "Tarkib",
		contentLead:
			"Sahifalar qaysi bloklarni va qaysi tartibda koʻrsatadi: tariflar, narxlar, havolalar va rasmlar. Blokning nomi — id; soʻzlari “Matnlar” boʻlimida.",
		texts: "Matnlar",
		textsLead: "Saytning barcha soʻzlari. Yonma-yon koʻrsatiladigan tillar ikki ustun ustida tanlanadi.",
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
