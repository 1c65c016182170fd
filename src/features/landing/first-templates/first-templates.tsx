import { graphql } from "gatsby";
import { buttonClass } from "../../../components/button/button";
import { Icon } from "../../../components/icon/icon";
import { island } from "../../../components/island";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import * as styles from "./first-templates.module.css";

export const query = graphql`
	fragment TemplatesContent on TemplatesYaml {
		cards
		seeAll
		snapshot {
			...SnapshotCard
		}
	}
`;

const TemplateList = island(() => import("../../catalog/list/template-list").then((module) => module.TemplateList), {
	hydrate: "visible",
});

/** The first templates. The code of the cards and the market's list are loaded when the section is a viewport away. */
export function FirstTemplates({ content }: { content: Queries.TemplatesContentFragment }) {
	const { t } = useTranslation("catalog");
	const { cards, seeAll, snapshot } = content;
	return (
		<Section id="templates" title={t("title")} lead={t("lead")}>
			<TemplateList snapshot={snapshot} limit={cards} />
			{seeAll && (
				<p className={styles.seeAll}>
					<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
						{t("seeAll")}
						<Icon name="arrow-right" />
					</Link>
				</p>
			)}
		</Section>
	);
}
