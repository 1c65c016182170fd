import { useTranslation } from "../../i18n/use-copy";
import { Plans } from "../../pricing/plans";
import { Section } from "../../ui/section/section";
import type { SectionProps } from "../registry";

export function Pricing({ content }: SectionProps) {
	const { t } = useTranslation("pricing");
	return (
		<Section id="pricing" title={t("title")} lead={t("lead")}>
			<Plans content={content.plans} />
		</Section>
	);
}
