import type { GatsbyConfig } from "gatsby";
import { sampleMarket } from "./handler";

/** Adds the sample market to `gatsby develop`. */
export const mountSampleMarket: GatsbyConfig["developMiddleware"] = (app) => {
	app.use(sampleMarket());
};
