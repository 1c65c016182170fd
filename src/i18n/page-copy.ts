import type { FlatNamespace, i18n, TFunction } from "i18next";

type Find = (key: string, values?: object) => string;
export type PageCopy<Namespace extends FlatNamespace> = { t: TFunction<Namespace> };

/** More than a page has: texts with what a visitor typed in them would pile up. */
const most = 1000;

const known = new WeakMap<i18n, Map<string, object>>();

/** i18next takes its time for every text, and nearly all of them come again with each render. */
function remembering(find: Find): Find {
	const texts = new Map<string, string>();
	return (key, values) => {
		const name = values ? key + JSON.stringify(values) : key;
		let text = texts.get(name);
		if (text === undefined) {
			if (texts.size >= most) texts.clear();
			text = find(key, values);
			texts.set(name, text);
		}
		return text;
	};
}

/** The copy of a namespace: made once a page, each text of it when it is first asked for. */
export function pageCopy<Namespace extends FlatNamespace>(instance: i18n, namespace: Namespace): PageCopy<Namespace> {
	const copies = known.get(instance) ?? new Map<string, object>();
	known.set(instance, copies);
	const copy = copies.get(namespace) ?? { t: remembering(instance.getFixedT(null, namespace) as unknown as Find) };
	copies.set(namespace, copy);
	return copy as PageCopy<Namespace>;
}
