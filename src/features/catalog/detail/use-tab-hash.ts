import { navigate } from "gatsby";
import { useState } from "react";
import { useHydrated } from "../../../components/hooks/use-hydrated";
import type { Script } from "../model";

const scriptsHash = "#scripts";
const scriptPrefix = "#script-";

/** The hash of an open script: `#script-1002`. */
export function scriptHash({ id }: Script): string {
	return scriptPrefix + encodeURIComponent(id);
}

type RoutedLocation = Location & { key?: string; state?: { keepScroll?: boolean; index?: number } | null };

/**
 * The open tab and script, kept in the hash of the URL: `#scripts` opens the tab, `#script-1002` the tab and the script. A
 * change replaces the history entry, so that going back leaves the page.
 * @param scripts undefined while they are loading
 * @param fromCache whether the page was opened with the template in the cache, as after a language switch
 */
export function useTabHash(scripts: readonly Script[] | undefined, location: Location, fromCache: boolean) {
	const { pathname, search, state, key } = location as RoutedLocation;
	const hash = useHydrated(location.hash, "");
	const tab = hash === scriptsHash || hash.startsWith(scriptPrefix) ? "scripts" : "info";
	const [last, setLast] = useState({ hash: scriptsHash, index: -1 });
	const [initialKey] = useState(key);

	const go = (to: string, index?: number) =>
		navigate(pathname + search + to, { replace: true, state: { keepScroll: true, index } });

	const isInHash = (script: Script | undefined) => script !== undefined && scriptHash(script) === hash;
	// Ids are not always unique: the history entry stores the row that was clicked.
	const clicked = state?.index ?? -1;
	const openIndex = isInHash(scripts?.[clicked]) ? clicked : (scripts?.findIndex(isInHash) ?? -1);

	return {
		tab,
		/** The position of the open script; -1 if none is open. */
		openIndex,
		/** Whether the script was opened by a link, not by a click on its row or a language switch. */
		isLinked: key === initialKey ? !fromCache : !state?.keepScroll,
		selectTab(to: "info" | "scripts") {
			if (to === tab) return;
			if (tab === "scripts") setLast({ hash, index: openIndex });
			if (to === "scripts") go(last.hash, last.index);
			else go("");
		},
		toggleScript(index: number) {
			const script = scripts?.[index];
			if (script && index !== openIndex) go(scriptHash(script), index);
			else go(scriptsHash);
		},
	} as const;
}
