import type { GatsbyBrowser } from "gatsby";
import { createRoot } from "react-dom/client";
import { Notice } from "./src/notice";
import { startRecovery } from "./src/recovery";

export { onCaughtError, onUncaughtError } from "./src/recovery";

/** The notice has a root of its own: it stands where the page has crashed. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	startRecovery();
	createRoot(document.body.appendChild(document.createElement("content-mistakes"))).render(<Notice />);
};
