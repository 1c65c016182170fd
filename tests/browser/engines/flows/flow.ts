import type { Visit } from "../visit";

/** One thing that visitors do, written once for all engines. */
export type Flow = {
	name: string;
	/** Part of `npm test`. The deep suite runs the others. */
	isShort?: boolean;
	run: (visit: Visit) => Promise<void>;
};
