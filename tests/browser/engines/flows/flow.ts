import type { Preferences } from "../browser";
import type { Visit } from "../visit";

/** One thing that visitors do, written once for all engines. */
export type Flow = {
	name: string;
	/** Part of `npm test`, not only of `npm run test:deep`. */
	isShort?: boolean;
	preferences?: Preferences;
	/** Every call of the market fails. */
	marketIsDown?: boolean;
	run: (visit: Visit) => Promise<void>;
};
