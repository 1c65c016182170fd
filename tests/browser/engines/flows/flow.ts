import type { Preferences } from "../browser";
import type { Visit } from "../visit";

/** One thing that visitors do, written once for all engines. */
export type Flow = {
	name: string;
	/** Part of `npm test` in all engines. */
	isShort?: boolean;
	/** The spec that tests the same in Chromium in `npm test`. All other flows run there, too. */
	coveredBy?: string;
	preferences?: Preferences;
	/** Every call of the market fails. */
	marketIsDown?: boolean;
	run: (visit: Visit) => Promise<void>;
};
