import { buttonClass } from "../../../components/button/button";
import { Icon } from "../../../components/icon/icon";
import { SectionHead } from "../../../components/section/section";
import { useTranslation } from "../../../i18n/hooks";
import { Link } from "../../../i18n/link";
import * as styles from "./first-templates.module.css";

export function FirstTemplatesHead() {
	const { t } = useTranslation("catalog");
	return <SectionHead id="templates" title={t("title")} lead={t("lead")} />;
}

export function SeeAll() {
	const { t } = useTranslation("catalog");
	return (
		<p className={styles.seeAll}>
			<Link to="/templates/" className={buttonClass({ variant: "secondary" })}>
				{t("seeAll")}
				<Icon name="arrow-right" />
			</Link>
		</p>
	);
}
