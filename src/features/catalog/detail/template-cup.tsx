import { useState } from "react";
import { maxLeaves } from "../../../components/cup/count-cup";
import { useLazyModule } from "../../../components/hooks/use-lazy-module";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { useTranslation } from "../../../i18n/hooks";
import { langAttribute } from "../../../i18n/lang-attribute";
import { splitLines } from "../../../lib/strings";
import { CupPicture } from "../cover/cup-picture";
import { useCoverData } from "../cover/use-cover-data";
import type { Template, TemplateDetail } from "../model";
import { cupTurn } from "../placeholder-data";
import * as styles from "./template-cup.module.css";
import { scriptHash } from "./use-tab-hash";

const loadCup = () => import("../../../components/cup/cup");

export type TemplateCupProps = {
	template: Template;
	/** Undefined while they are loading; null if they cannot be loaded. */
	scripts: TemplateDetail["scripts"] | null | undefined;
};

/**
 * The cup of a template, and its scripts: each colors its leaf while it is pointed at or has the focus, and opens its code. The
 * picture of the build is drawn again in the page for that, or if the build did not know the template.
 */
export function TemplateCup({ template, scripts }: TemplateCupProps) {
	const { t, language } = useTranslation("template");
	const [lit, setLit] = useState<number>();
	const { cups } = useCoverData();
	const isDrawn = cups.has(template.id);
	const drawing = useLazyModule(loadCup, Boolean(scripts) && (lit !== undefined || !isDrawn));
	const codes = scripts?.map(({ code }) => code);
	const leave = () => setLit(undefined);
	return (
		<div className={styles.poured}>
			<div className={styles.cup}>
				{drawing && codes ? (
					<drawing.Cup codes={codes} turn={cupTurn(template.id)} lit={lit} />
				) : (
					<CupPicture template={template} size={330} />
				)}
			</div>
			{scripts !== null && template.scriptCount > 0 && (
				<div className={styles.legend} data-needs-script>
					<p>{t("poured")}</p>
					<ol className={styles.scripts} onPointerLeave={leave} onBlur={leave}>
						{!scripts &&
							Array.from({ length: Math.min(template.scriptCount, maxLeaves) }, (_, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change their order
								<li key={index} className={styles.script}>
									<Skeleton width="half" />
								</li>
							))}
						{scripts?.slice(0, maxLeaves).map(({ id, name, code }, index) => (
							<li key={id}>
								<a
									href={scriptHash(id)}
									className={styles.script}
									data-lit={index === lit}
									onPointerEnter={() => setLit(index)}
									onFocus={() => setLit(index)}
								>
									<span lang={langAttribute(name, language, template.lang)} className={styles.name}>
										{name}
									</span>
									<span className={styles.lines}>{t("lines", { count: splitLines(code).length })}</span>
								</a>
							</li>
						))}
					</ol>
				</div>
			)}
		</div>
	);
}
