import { createContext, type ReactNode } from "react";
import type { Template } from "../model";

/** How cards mark the words of a search. */
export type SearchMarks = {
	/** The text with its matches marked. */
	mark: (text: string) => ReactNode;
	/** The teaser with its matches marked; without any, the passage of the description that matches. */
	passage: (template: Template, teaser: string) => ReactNode;
};

export const noMarks: SearchMarks = { mark: (text) => text, passage: (_, teaser) => teaser };

export const SearchMarksContext = createContext(noMarks);
