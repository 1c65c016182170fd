import type { GatsbyBrowser } from "gatsby";
import { createRoot } from "react-dom/client";
import { Notice } from "./src/notice";

/** Renders the notice in a separate root, so that it stays when the page crashes. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	createRoot(document.body.appendChild(document.createElement("content-errors"))).render(<Notice />);
};
