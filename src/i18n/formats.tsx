import { useI18next } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { formatNumber } from "./format";

/**
 * Makes `{{count, number}}` in the copy go through the same helper as all other numbers. The i18n plugin makes a new
 * instance for each page and takes no functions in its options, so it is told here, before anything below is rendered.
 */
export function Formats({ children }: { children: ReactNode }) {
	const { i18n, language } = useI18next();
	i18n.services.formatter?.add("number", (value, _, options) => formatNumber(value, language, options));
	return children;
}
