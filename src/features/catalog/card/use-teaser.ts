import { useMemo } from "react";
import { htmlToTeaser } from "../../../lib/html";
import type { Template } from "../model";

/** The beginning of a template's description as text. */
export function useTeaser({ teaser, description }: Template): string {
	return useMemo(() => teaser ?? htmlToTeaser(description), [teaser, description]);
}
