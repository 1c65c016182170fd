import { graphql } from "gatsby";
import { buttonClass } from "../../../components/button/button";
import { Icon } from "../../../components/icon/icon";
import { latePart } from "../../../components/late-part";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
// The styles of the late list.
import "../../../components/badge/badge.module.css";
import "../../catalog/card/template-card.module.css";
import "../../catalog/list/template-grid.module.css";

export const query = graphql`
	fragment TemplatesContent on TemplatesYaml {
		cards
		seeAll
		snapshot {
			...SnapshotCard
		}
	}
`;

const loadList = () => import("../../catalog/list/template-list").then((module) => module.TemplateList);
const TemplateList = latePart(loadList, { interactive: true });

/** The first templates. The code of the cards and the market's list are loaded when the section is a viewport away. */
export function FirstTemplates({ content }: { content: Queries.TemplatesContentFragment }) {
	const { t } = useTranslation("catalog");
	const { cards, seeAll, snapshot } = content;
	const link = (
		<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
			{t("seeAll")}
			<Icon name="arrow-right" />
		</Link>
	);
	return (
		<Section id="templates" title={t("title")} lead={t("lead")} aside={seeAll && link}>
			<TemplateList snapshot={snapshot} limit={cards} />
		</Section>
	);
}
