import { useTranslation } from "../../../i18n/use-copy";
import { useLanguage } from "../../../i18n/use-language";
import { useSite } from "../../../site/use-site";
import { ButtonLink } from "../../../ui/button/button";
import { ShareButton } from "./share-button";
import { takingLink } from "./taking-link";
import * as styles from "./template-actions.module.css";

export type TemplateActionsProps = { id: string; title: string };

/** What a visitor does with a template: take it, or show it to somebody. */
export function TemplateActions({ id, title }: TemplateActionsProps) {
	const { t } = useTranslation("template");
	const site = useSite();
	const language = useLanguage();
	return (
		<div className={styles.actions}>
			<ButtonLink href={takingLink(site, id, language)} data-event="use-template">
				{t("use")}
			</ButtonLink>
			<ShareButton title={title} />
		</div>
	);
}
