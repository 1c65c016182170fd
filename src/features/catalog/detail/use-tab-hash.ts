import { useState } from "react";
import { changeUrl, type PageLocation, useHash } from "../../../components/hooks/use-url";

const scriptsHash = "#scripts";
const scriptPrefix = "#script-";

/** The hash of an open script: `#script-1002`. */
export function scriptHash(id: string): string {
	return scriptPrefix + encodeURIComponent(id);
}

/**
 * The open tab and script, kept in the hash of the URL: `#scripts` opens the tab, `#script-1002` the tab and the script. A
 * change replaces the history entry, so that going back leaves the page.
 * @param fromCache whether the page was opened with the template in the cache, as after a language switch
 */
export function useTabHash(location: PageLocation, fromCache: boolean) {
	const hash = useHash(location);
	const tab = hash === scriptsHash || hash.startsWith(scriptPrefix) ? "scripts" : "info";
	const [lastHash, setLastHash] = useState(scriptsHash);
	/** The hash that the visitor has chosen on the page, instead of by a link. */
	const [chosenHash, setChosenHash] = useState(fromCache ? hash : undefined);

	function go(to: string) {
		setChosenHash(to);
		changeUrl(location, { hash: to });
	}

	return {
		tab,
		isOpen: (scriptId: string) => hash === scriptHash(scriptId),
		/** Whether the script was opened by a link, not by a click on its row or a language switch. */
		isLinked: hash !== chosenHash,
		selectTab(to: "info" | "scripts") {
			if (to === tab) return;
			if (tab === "scripts") setLastHash(hash);
			go(to === "scripts" ? lastHash : "");
		},
		toggleScript(id: string) {
			go(hash === scriptHash(id) ? scriptsHash : scriptHash(id));
		},
	} as const;
}
