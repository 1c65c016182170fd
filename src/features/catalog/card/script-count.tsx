import { Badge } from "../../../components/badge/badge";
import { classNames } from "../../../components/class-names";
import { useTranslation } from "../../../i18n/hooks";
import { languageOfTag, otherLanguage } from "../../../i18n/text-language";
import type { Template } from "../model";
import * as styles from "./template-card.module.css";

type ScriptCountProps = { template: Pick<Template, "scriptCount" | "lang"> };

/** How many scripts a template has, and its language if the market names another one than the page's. */
export function ScriptCount({ template }: ScriptCountProps) {
	const { t, language } = useTranslation("catalog");
	const { translate } = useTranslation("common");
	const lang = otherLanguage(language, template.lang);
	const code = lang && languageOfTag(lang);
	return (
		<p className={classNames(styles.row, styles.count)}>
			{t("card.scripts", { count: template.scriptCount })}
			{code && <Badge>{translate(`language.names.${code}`, { defaultValue: code.toUpperCase() })}</Badge>}
		</p>
	);
}
