/** What the hash of a template's page tells: the open tab, and the open script. */
export type Place = { tab: "info" | "scripts"; script?: string };

const scripts = "#scripts";
const script = "#script-";

/** `#scripts` is the tab, `#script-1002` the tab with that script open; anything else is Info, the default. */
export function placeOf(hash: string): Place {
	if (hash === scripts) return { tab: "scripts" };
	if (!hash.startsWith(script)) return { tab: "info" };
	try {
		return { tab: "scripts", script: decodeURIComponent(hash.slice(script.length)) };
	} catch {
		return { tab: "scripts" };
	}
}

/** The hash that leads to a place; an id that no address can hold leads to the tab alone. */
export function hashOf(place: Place): string {
	if (place.tab === "info") return "";
	if (place.script === undefined) return scripts;
	try {
		return script + encodeURIComponent(place.script);
	} catch {
		return scripts;
	}
}
