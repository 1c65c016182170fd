import type { GatsbyNode } from "gatsby";
import { contentPageResolvers, createContentPages } from "./content-pages";
import { createTemplatePages, templateResolvers } from "./templates";

/* The hooks of the two kinds of pages that are not files of `src/pages`: templates of the market, pages of the content. */

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
	templateResolvers(args);
	contentPageResolvers(args);
};

export const createPages: GatsbyNode["createPages"] = (args) => {
	createTemplatePages(args);
	createContentPages(args);
};
