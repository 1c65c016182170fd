// What the English texts take, for the compiler. `npm run develop`, `npm run build` and `npm run schemas` write it.

export type Placeholders = {
	"common": {
		"footer.copyright": "{{company}}{{year}}";
		"language.label": "{{current}}";
	};
	"find": {
		"count": "{{count}}{{count, number}}";
		"moreLanguages": "{{count, number}}";
		"none.both": "{{count}}{{count, number}}{{query}}";
		"none.query": "{{query}}";
		"none.suggestion": "{{query}}";
	};
	"landing": {
		"hero.headline": "{{word}}";
	};
	"language": {
	};
	"market": {
		"card.scripts": "{{count}}{{count, number}}";
		"list.count": "{{count}}{{count, number}}";
	};
	"pricing": {
		"billedAnnually": "{{amount}}";
		"features.cpu": "{{count, number}}";
		"features.cpus": "{{count, number}}";
		"features.disk-gb": "{{count, number}}";
		"features.disk-mb": "{{count, number}}";
		"features.memory-gb": "{{count, number}}";
		"features.memory-mb": "{{count, number}}";
		"features.runs": "{{count}}{{count, number}}";
		"features.shared-cpu": "{{count, number}}";
		"featuresLabel": "{{plan}}";
		"interest": "{{plan}}";
		"period.annual": "{{saving, number(style: percent)}}";
	};
	"template": {
		"scripts": "{{count, number}}";
		"tools.label": "{{name}}";
	};
	"unloaded": {
	};
};
