import type { GatsbyBrowser } from "gatsby";
import { createRoot } from "react-dom/client";
import { i18nModules } from "../../src/i18n/create-i18n";
import { besideAddress } from "../config/frames";
import { restorePlace } from "./keep-place";
import { stringMarks } from "./marks";
import { Overlay } from "./overlay";
import { ownTag } from "./page-elements";

const isBeside = () => window.parent.showForm !== undefined;

/** Renders the overlay in a separate root, so that it stays when the page crashes. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	if (isBeside()) i18nModules.push(stringMarks);
	createRoot(document.body.appendChild(document.createElement(ownTag))).render(<Overlay />);
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = restorePlace;

/** Keeps the page in the address of the document with its form. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location: { pathname, search, hash } }) => {
	if (isBeside()) window.parent.history.replaceState(null, "", besideAddress(pathname + search + hash));
};
