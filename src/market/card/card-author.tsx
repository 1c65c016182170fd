import { useCopy, useTranslation } from "../../i18n/use-copy";
import { HiddenText } from "../../ui/hidden-text";
import type { Shown } from "../placeholders/placeholders";
import * as styles from "./card-author.module.css";

export type CardAuthorProps = { author: Shown["author"] };

export function CardAuthor({ author }: CardAuthorProps) {
	const { t } = useTranslation("market");
	const copy = useCopy("market");
	return (
		<div className={styles.author}>
			<img src={author.avatar} alt="" width={40} height={40} loading="lazy" className={styles.avatar} />
			<p className={styles.who}>
				<HiddenText>{t("card.author")} </HiddenText>
				<span className={styles.name}>{author.name}</span>
				<span className={styles.role}>{author.role ?? copy(`roles.${author.roleId}`)}</span>
			</p>
		</div>
	);
}
