import { memo } from "react";
import { MarksProvider, unmarked } from "../card/marks";
import { LongGrid } from "../list/long-grid";
import { TemplateGrid, TemplateGridSkeleton } from "../list/template-grid";
import type { Found } from "./data/use-found";

export type FoundListProps = Pick<Found, "listed" | "marks">;

/** The longest list of which all cards are rendered; a longer one renders those near the screen. */
const longest = 48;

/** A key that changes nothing of the list yet costs nothing here: this is rendered only for another list. */
export const FoundList = memo(function FoundList({ listed, marks }: FoundListProps) {
	if (!listed) return <TemplateGridSkeleton count={3} />;
	const Grid = listed.length > longest ? LongGrid : TemplateGrid;
	return (
		<MarksProvider value={marks ?? unmarked}>
			<Grid templates={listed} level={2} />
		</MarksProvider>
	);
});
