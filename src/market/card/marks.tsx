import { createContext, type ReactNode, useContext } from "react";
import type { Template } from "../model";

export type Marks = {
	/** A text with what was searched for marked. */
	mark: (text: string) => ReactNode;
	/** The teaser with its marks; where there is none, the passage of the description that matches. */
	passage: (template: Template, teaser: string) => ReactNode;
};

export const unmarked: Marks = { mark: (text) => text, passage: (_, teaser) => teaser };

const MarksContext = createContext(unmarked);

/** Around cards that were searched for. */
export const MarksProvider = MarksContext.Provider;

export function useMarks(): Marks {
	return useContext(MarksContext);
}
