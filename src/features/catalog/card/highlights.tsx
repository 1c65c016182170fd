import { createContext, type ReactNode, useContext } from "react";
import type { Template } from "../model";

/** How cards mark the words of a search. */
export type Highlights = {
	/** The text with its matches marked. */
	highlight: (text: string) => ReactNode;
	/** The teaser with its matches marked; without any, the passage of the description that matches. */
	passage: (template: Template, teaser: string) => ReactNode;
};

export const noHighlights: Highlights = { highlight: (text) => text, passage: (_, teaser) => teaser };

export const HighlightsContext = createContext(noHighlights);

export function useHighlights(): Highlights {
	return useContext(HighlightsContext);
}
