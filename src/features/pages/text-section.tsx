import { Section } from "../../components/section/section";
import { nodesOf, Text, TextNodes } from "./text";

/** The title and the text of a page as a section. The first paragraph is its lead. */
export function TextSection({ page }: { page: Queries.PageTextFragment }) {
	const nodes = nodesOf(page);
	const [first, ...others] = nodes;
	const isLead = typeof first === "object" && first.tag === "p" && first.props === undefined;
	return (
		<Section
			id={page.name}
			title={page.title}
			lead={isLead ? <TextNodes page={page} nodes={first.children ?? []} /> : undefined}
		>
			<Text page={page} nodes={isLead ? others : nodes} headingShift={1} wide />
		</Section>
	);
}
