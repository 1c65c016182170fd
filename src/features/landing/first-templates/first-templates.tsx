import { graphql } from "gatsby";
import { buttonClass } from "../../../components/button/button";
import { classNames } from "../../../components/class-names";
import { Icon } from "../../../components/icon/icon";
import { Section } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import { DeferredList } from "./deferred-list";
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

/** The first templates. The code of the cards and the market's list are loaded when the section is a viewport away. */
export function FirstTemplates({ content }: { content: Queries.TemplatesContentFragment }) {
	const { t } = useTranslation("catalog");
	const { cards, seeAll, snapshot } = content;
	const link = (
		<Link to="/templates/" className={classNames(buttonClass({ variant: "secondary" }), styles.seeAll)}>
			{t("seeAll")}
			<Icon name="arrow-right" />
		</Link>
	);
	return (
		<Section id="templates" title={t("title")} lead={t("lead")} aside={seeAll && link}>
			<DeferredList snapshot={snapshot} limit={cards} />
		</Section>
	);
}
