import { navigate } from "gatsby";
import { useState } from "react";
import type { Script } from "../model";
import { hashOf, type Place, placeOf } from "./script-hash";

/** No row is open (specification, section 4); rows count from 1, as ids may come twice. */
export const none = 0;

/** The open script: by its row where the visitor opened it, by its id alone where the address names it. */
type Open = { id: string; row?: number };

type Routed = Location & { state?: { keepScroll?: boolean } | null };

const openBy = ({ script }: Place): Open | undefined => (script === undefined ? undefined : { id: script });

/**
 * Which tab and script are open. Both are kept in the address, so that a link and a change of language keep them; as they
 * take the place of the entry in the history, going back leaves the page.
 */
export function usePlace(scripts: readonly Script[], location: Location) {
	const { hash, pathname, search, state } = location as Routed;
	const place = placeOf(hash);
	const [open, setOpen] = useState(() => openBy(place));
	const [seen, setSeen] = useState(hash);
	// How often the address has led to another place while the page was open: by hand, or by a link.
	const [visits, setVisits] = useState(0);

	if (hash !== seen) {
		setSeen(hash);
		if (!state?.keepScroll && place.tab === "scripts") {
			setOpen(openBy(place));
			setVisits(visits + 1);
		}
	}

	const go = (to: Place) => navigate(pathname + search + hashOf(to), { replace: true, state: { keepScroll: true } });
	const row = open === undefined ? none : (open.row ?? scripts.findIndex(({ id }) => id === open.id) + 1);
	return {
		tab: place.tab,
		row,
		visits,
		selectTab: (tab: Place["tab"]) => go({ tab, script: open?.id }),
		toggleRow: (chosen: number) => {
			const id = chosen === row ? undefined : scripts[chosen - 1]?.id;
			setOpen(id === undefined ? undefined : { id, row: chosen });
			go({ tab: "scripts", script: id });
		},
	};
}
