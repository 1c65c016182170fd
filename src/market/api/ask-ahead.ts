import { unlocalizedPath } from "../../i18n/paths";
import { templateIdOf } from "../template-page-path";
import { templatePath, templatesPath } from "./paths";
import { askAhead } from "./request";

/**
 * What the catalogue and a template show is asked for as soon as this is read, and not when React has taken over the page:
 * on a slow line it is there a second sooner. The landing page has all else to show first. One of the files with which the
 * app begins (`src/build/webpack.ts`).
 */
const [, page, parameter, rest] = unlocalizedPath(window.location.pathname).split("/");

if (page === "templates" && !parameter) askAhead(templatesPath);
if (page === "template" && parameter && !rest) askAhead(templatePath(templateIdOf(decodeURIComponent(parameter))));
