import type { GatsbyBrowser } from "gatsby";
import { createRoot } from "react-dom/client";
import { i18nModules } from "../../src/i18n/create-i18n";
import { textMarks } from "./marks";
import { Overlay } from "./overlay";
import { ownTag } from "./page-elements";

/** Renders the overlay in a separate root, so that it stays when the page crashes. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	i18nModules.push(textMarks);
	createRoot(document.body.appendChild(document.createElement(ownTag))).render(<Overlay />);
};
