import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../components/button/button";
import { useInView } from "../../../components/hooks/use-in-view";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { Icon } from "../../../components/icon/icon";
import { Section } from "../../../components/section/section";
import { Link } from "../../../i18n/link";
import { TemplateGridSkeleton } from "../../catalog/list/template-grid-skeleton";

export const query = graphql`
	fragment TemplatesContent on TemplatesYaml {
		cards
		seeAll
	}
`;

export type TemplatesProps = { content: Queries.TemplatesContentFragment };

const loadList = () => import("../../catalog/list/template-list");

/** The first templates. Their code and data are loaded when the section is a viewport away. */
export function Templates({ content }: TemplatesProps) {
	const { t } = useTranslation("catalog");
	const { cards, seeAll } = content;
	const { ref, inView } = useInView<HTMLElement>({ rootMargin: "100% 0px" });
	const list = useLazyModule(loadList, inView);
	const link = (
		<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
			{t("seeAll")}
			<Icon name="arrow-right" />
		</Link>
	);
	return (
		<Section ref={ref} id="templates" title={t("title")} lead={t("lead")} aside={seeAll && link}>
			{list ? <list.TemplateList limit={cards} level={3} /> : <TemplateGridSkeleton count={cards} />}
		</Section>
	);
}
