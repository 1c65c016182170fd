import { unlocalizedPath } from "../../i18n/paths";
import { templateIdOf } from "../template-page-path";
import { askAhead } from "./request";
import { templatePath } from "./template";
import { templatesPath } from "./templates";

/**
 * What the first page of a visit will show is asked for as soon as this is read, and not when React has taken over the page:
 * on a slow line it is there a second sooner. One of the files with which the app begins (`src/build/webpack.ts`).
 */
const [, page, parameter] = unlocalizedPath(window.location.pathname).split("/");

if (page === "templates") askAhead(templatesPath);
if (page === "template" && parameter) askAhead(templatePath(templateIdOf(decodeURIComponent(parameter))));
