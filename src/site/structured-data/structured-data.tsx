import { useState } from "react";
import { useHydrated } from "../../ui/use-hydrated";
import type { Node } from "./nodes";

/** JSON that stands in a script element: nothing in it can end the element. */
export function jsonLd(nodes: readonly Node[]): string {
	return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

export type StructuredDataProps = {
	/** Give it `jsonLd(…)` where `process.env.BUILD_STAGE` is `build-html`, and nothing in the browser. */
	json: string | undefined;
};

/**
 * What the built HTML of a page tells machines about it (JSON-LD). The browser leaves it as it found it, and out of pages
 * that it makes itself: nobody reads it there, and to write the text of a script breaks Trusted Types. What makes the
 * JSON is therefore not even shipped.
 */
export function StructuredData({ json }: StructuredDataProps) {
	const hydrated = useHydrated<boolean>(true, false);
	const [built] = useState(!hydrated);
	if (!built) return null;
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLd leaves no way out of the element
			dangerouslySetInnerHTML={{ __html: json ?? "" }}
		/>
	);
}
