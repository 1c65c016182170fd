import type { ComponentProps } from "react";
import { languages } from "../../src/i18n/languages";
import { readContent, readLocale } from "./content";

/** Mock of Gatsby for unit tests: links are plain anchors, and static queries read the real YAML. */
export const graphql = () => null;
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
const site = readContent<{ header: object[] }>("site");
const data = {
	site: { ...site, header: site.header.map((link) => ({ ...link, languages: [] })) },
	resources: readContent("resources"),
	languageStrings: { nodes: languages.map(({ code }) => ({ language: code, data: readLocale(code, "language") })) },
	build: { year: "2031" },
	table: readContent("covers"),
	drawn: { nodes: [{ id: "101", cup: "/static/cups/101-0123456789.svg" }] },
};
export const useStaticQuery = () => data;

export function Link({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
	return <a href={to} {...rest} />;
}
