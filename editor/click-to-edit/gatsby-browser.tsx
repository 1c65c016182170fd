import type { GatsbyBrowser } from "gatsby";
import { createRoot } from "react-dom/client";
import { ClickToEdit } from "./click-to-edit";
import { markTexts } from "./marks";
import { ownTag } from "./page-elements";

/** Renders the switch and the panel in a separate root, so that they stay when the page crashes. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	markTexts();
	createRoot(document.body.appendChild(document.createElement(ownTag))).render(<ClickToEdit />);
};
