import {
	type ClipboardEvent,
	type CSSProperties,
	type ReactNode,
	type RefObject,
	useDeferredValue,
	useLayoutEffect,
	useMemo,
	useRef,
} from "react";
import { classNames } from "../../../components/class-names";
import { useTranslation } from "../../../i18n/hooks";
import { hasHidden, replaceHidden } from "../../../lib/hidden-characters";
import { splitLines } from "../../../lib/strings";
import { countImports, firstLinesOf } from "./imports";
import * as styles from "./scripts.module.css";
import "../../../styles/code.css";

/** In characters. Longer code is shown without highlighting and line numbers (docs/rules.md, "Templates"). */
const maxHighlighted = 200_000;

/** In characters. Longer code can only be downloaded. */
export const maxShown = 2_000_000;

export type CodeBoxProps = {
	code: string;
	/** Returns the highlighted lines, with marks for hidden characters. Until it is loaded, the code is plain text. */
	highlightLines?: (code: string) => ReactNode[][] | undefined;
	/** Wraps long lines instead of scrolling them. */
	wrapped?: boolean;
	codeRef?: RefObject<HTMLElement | null>;
	warningId?: string;
};

/** A warning above code that contains hidden characters, which make it look different from what it is. */
export function HiddenWarning({ code, id }: { code: string; id?: string }) {
	const { t } = useTranslation("template");
	const isDeceptive = useMemo(() => hasHidden(code), [code]);
	if (!isDeceptive) return null;
	return (
		<p role="alert" id={id} className={styles.warning}>
			{t("hiddenCharacters")}
		</p>
	);
}

/** Code in a scroll box. It opens at the first line after the imports. */
export function CodeBox({ code, highlightLines, wrapped, codeRef, warningId }: CodeBoxProps) {
	const boxRef = useRef<HTMLPreElement>(null);
	useLayoutEffect(() => {
		const lines = boxRef.current?.querySelectorAll<HTMLElement>("[data-line]");
		const top = lines?.[countImports(firstLinesOf(code))]?.offsetTop ?? 0;
		if (boxRef.current) boxRef.current.scrollTop = top - (lines?.[0]?.offsetTop ?? 0);
	}, [code]);
	return (
		<>
			<HiddenWarning code={code} id={warningId} />
			<pre
				ref={boxRef}
				lang="en"
				translate="no"
				className={classNames(styles.box, wrapped && styles.wrapped)}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
				tabIndex={0}
				onCopy={copySelection}
			>
				{code.length > maxHighlighted ? (
					<PlainCode code={code} codeRef={codeRef} />
				) : (
					<NumberedCode code={code} codeRef={codeRef} highlightLines={highlightLines} />
				)}
			</pre>
		</>
	);
}

/** Without the marks of the highlighter, U+FFFD shows where hidden characters are. */
const plainLines = (code: string) => splitLines(replaceHidden(code, "\ufffd"));

type NumberedCodeProps = Pick<CodeBoxProps, "code" | "codeRef" | "highlightLines"> & {
	/** How many lines of the script precede the code. */
	linesBefore?: number;
};

/** Code with line numbers, which CSS generates so that they are not copied. */
export function NumberedCode({ code, codeRef, highlightLines, linesBefore = 0 }: NumberedCodeProps) {
	// Plain at first: highlighting would delay the response to the click that shows the code.
	const highlight = useDeferredValue(highlightLines, null);
	const lines = useMemo((): ReactNode[] => highlight?.(code) ?? plainLines(code), [code, highlight]);
	const digits = String(linesBefore + lines.length).length;
	return (
		<code ref={codeRef} className={styles.code} style={{ "--digits": digits } as CSSProperties}>
			{lines.map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
				<span key={index} className={styles.line} data-line={linesBefore + index + 1}>
					{line}
				</span>
			))}
		</code>
	);
}

/** The browser lays out only the parts near the viewport. */
const linesPerPart = 1_000;

/** Long code, without line numbers and highlighting. */
function PlainCode({ code, codeRef }: Pick<CodeBoxProps, "code" | "codeRef">) {
	const lines = useMemo(() => plainLines(code), [code]);
	const parts = Array.from({ length: Math.ceil(lines.length / linesPerPart) }, (_, index) =>
		lines.slice(index * linesPerPart, (index + 1) * linesPerPart),
	);
	return (
		<code ref={codeRef} className={styles.code}>
			{parts.map((part, index) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
					key={index}
					className={styles.part}
					style={{ "--lines": part.length } as CSSProperties}
				>
					{part.join("")}
				</span>
			))}
		</code>
	);
}

/** Copies the selected text as it is: browsers add line breaks between the lines. */
export function copySelection(event: ClipboardEvent) {
	const selection = document.getSelection();
	if (!selection || selection.isCollapsed) return;
	event.clipboardData.setData("text/plain", selection.getRangeAt(0).toString());
	event.preventDefault();
}
