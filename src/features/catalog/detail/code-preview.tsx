import { Button } from "../../../components/button/button";
import { Skeleton } from "../../../components/skeleton/skeleton";
import { useTranslation } from "../../../i18n/hooks";
import { langAttribute } from "../../../i18n/lang-attribute";
import { useLanguage } from "../../../i18n/page-language";
import type { Template, TemplateDetail } from "../model";
import { type CodeBoxProps, copySelection, HiddenWarning, NumberedCode } from "./code-box";
import * as styles from "./code-preview.module.css";
import { countImports, firstLinesOf } from "./imports";

const maxLines = 12;

/** In characters, for code with very long lines. */
const maxLength = 2_000;

/** The first lines after the imports, and how many lines precede them. */
function beginningOf(code: string): { code: string; linesBefore: number } {
	const lines = firstLinesOf(code);
	const linesBefore = countImports(lines);
	const shown = lines.slice(linesBefore, linesBefore + maxLines);
	return { code: shown.join("").slice(0, maxLength), linesBefore };
}

type CodePreviewProps = Pick<CodeBoxProps, "highlightLines"> & {
	template: Template;
	/** Undefined while they are loading. */
	scripts: TemplateDetail["scripts"] | undefined;
	onReadAll: () => void;
};

/** The first lines of the first script, without its imports, and the way to all of them. Its place is reserved while the scripts are loading. */
export function CodePreview({ template, scripts, highlightLines, onReadAll }: CodePreviewProps) {
	const { t } = useTranslation("template");
	const language = useLanguage();
	const script = scripts?.[0];
	if (script ? script.code === "" : scripts || template.scriptCount === 0) return null;
	const beginning = script && beginningOf(script.code);
	return (
		<figure className={styles.preview} data-needs-script>
			<figcaption lang={script && langAttribute(script.name, language, template.lang)} className={styles.name}>
				{script ? script.name : <Skeleton width="half" />}
			</figcaption>
			{beginning && <HiddenWarning code={beginning.code} />}
			<div lang="en" translate="no" className={styles.code} onCopy={copySelection}>
				{beginning ? <NumberedCode {...beginning} highlightLines={highlightLines} /> : <Skeleton lines={maxLines} />}
			</div>
			<p className={styles.more}>
				<Button variant="secondary" onClick={onReadAll}>
					{t("readAll", { count: template.scriptCount })}
				</Button>
			</p>
		</figure>
	);
}
