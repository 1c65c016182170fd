import { Section } from "../../components/section/section";
import { nodesOf, Prose, ProseNodes } from "./prose";

/** The title and the prose of a page as a section. The first paragraph is its lead. */
export function ProseSection({ page }: { page: Queries.PageProseFragment }) {
	const nodes = nodesOf(page);
	const [first, ...others] = nodes;
	const isLead = typeof first === "object" && first.tag === "p" && first.props === undefined;
	return (
		<Section
			id={page.name}
			title={page.title}
			lead={isLead ? <ProseNodes page={page} nodes={first.children ?? []} /> : undefined}
		>
			<Prose page={page} nodes={isLead ? others : nodes} headingShift={1} wide />
		</Section>
	);
}
