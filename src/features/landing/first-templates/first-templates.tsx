import { graphql } from "gatsby";
import { island } from "../../../components/island";
import { SectionFrame } from "../../../components/section/section";

export const query = graphql`
	fragment TemplatesContent on TemplatesYaml {
		cards
		seeAll
		snapshot {
			...SnapshotCard
		}
	}
`;

const Head = island(() => import("./first-templates-parts").then((module) => module.FirstTemplatesHead), {
	hydrate: "never",
});
const SeeAll = island(() => import("./first-templates-parts").then((module) => module.SeeAll), { hydrate: "never" });
const TemplateList = island(() => import("../../catalog/list/template-list").then((module) => module.TemplateList), {
	hydrate: "visible",
});

/** The first templates. The code of the cards and the market's list are loaded when the section is a viewport away. */
export function FirstTemplates({ content }: { content: Queries.TemplatesContentFragment }) {
	const { cards, seeAll, snapshot } = content;
	return (
		<SectionFrame id="templates">
			<Head />
			<TemplateList snapshot={snapshot} limit={cards} />
			{seeAll && <SeeAll />}
		</SectionFrame>
	);
}
