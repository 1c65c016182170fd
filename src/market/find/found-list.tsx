import { memo } from "react";
import { MarksProvider, unmarked } from "../card/marks";
import { TemplateGrid, TemplateGridSkeleton } from "../list/template-grid";
import type { Found } from "./data/use-found";

export type FoundListProps = Pick<Found, "listed" | "marks">;

/** A key that changes nothing of the list yet costs nothing here: this is rendered only for another list. */
export const FoundList = memo(function FoundList({ listed, marks }: FoundListProps) {
	if (!listed) return <TemplateGridSkeleton count={3} />;
	return (
		<MarksProvider value={marks ?? unmarked}>
			<TemplateGrid templates={listed} level={2} />
		</MarksProvider>
	);
});
