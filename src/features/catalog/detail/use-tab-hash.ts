import { navigate } from "gatsby";
import { useState } from "react";
import { useHydrated } from "../../../components/hooks/use-hydrated";

const scriptsHash = "#scripts";
const scriptPrefix = "#script-";

/** The hash of an open script: `#script-1002`. */
export function scriptHash(id: string): string {
	return scriptPrefix + encodeURIComponent(id);
}

type RoutedLocation = Location & { key?: string; state?: { keepScroll?: boolean } | null };

/**
 * The open tab and script, kept in the hash of the URL: `#scripts` opens the tab, `#script-1002` the tab and the script. A
 * change replaces the history entry, so that going back leaves the page.
 * @param fromCache whether the page was opened with the template in the cache, as after a language switch
 */
export function useTabHash(location: Location, fromCache: boolean) {
	const { pathname, search, state, key } = location as RoutedLocation;
	const hash = useHydrated(location.hash, "");
	const tab = hash === scriptsHash || hash.startsWith(scriptPrefix) ? "scripts" : "info";
	const [lastHash, setLastHash] = useState(scriptsHash);
	const [initialKey] = useState(key);

	const go = (to: string) => navigate(pathname + search + to, { replace: true, state: { keepScroll: true } });

	return {
		tab,
		isOpen: (scriptId: string) => hash === scriptHash(scriptId),
		/** Whether the script was opened by a link, not by a click on its row or a language switch. */
		isLinked: key === initialKey ? !fromCache : !state?.keepScroll,
		selectTab(to: "info" | "scripts") {
			if (to === tab) return;
			if (tab === "scripts") setLastHash(hash);
			void go(to === "scripts" ? lastHash : "");
		},
		toggleScript(id: string) {
			void go(hash === scriptHash(id) ? scriptsHash : scriptHash(id));
		},
	} as const;
}
