import { graphql } from "gatsby";
import { Link } from "../../i18n/link";
import { useTranslation } from "../../i18n/use-copy";
import { TemplateList } from "../../market/list/template-list";
import { buttonClass } from "../../ui/button/button";
import { Icon } from "../../ui/icon/icon";
import { Section } from "../../ui/section/section";
import type { SectionProps } from "../registry";

export const query = graphql`
	fragment TemplatesContent on TemplatesYaml {
		cards
		seeAll
	}
`;

export function Templates({ content }: SectionProps) {
	const { t } = useTranslation("market");
	const { cards, seeAll } = content.templates;
	const link = (
		<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
			{t("seeAll")}
			<Icon name="arrow-right" />
		</Link>
	);
	return (
		<Section id="templates" title={t("title")} lead={t("lead")} aside={seeAll && link}>
			<TemplateList limit={cards} level={3} />
		</Section>
	);
}
