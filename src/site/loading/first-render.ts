import type { GatsbyBrowser } from "gatsby";
import { type GatsbyWindow, mendNavigation } from "./mend-navigation";
import { noteStart } from "./note-start";

/** React has taken over the first page. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
	noteStart();
	// In develop, pages change while they are open.
	if (process.env.NODE_ENV === "production") mendNavigation(window as unknown as GatsbyWindow);
};
