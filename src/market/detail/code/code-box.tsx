import { type ClipboardEvent, type RefObject, useDeferredValue, useMemo, useRef } from "react";
import { classNames } from "../../../ui/class-names";
import { chunksOf, columnsOf } from "./chunks";
import * as styles from "./code-box.module.css";
import { CodeChunk, type Highlighter } from "./code-chunk";
import { useNear } from "./use-near";

export type CodeBoxProps = {
	code: string;
	/** Plain text until it is there, and where it could not be loaded. */
	highlighter: Highlighter | undefined;
	/** Long lines go on below instead of to the right. */
	wrapped: boolean;
	/** The element whose text is the code. */
	codeRef: RefObject<HTMLElement | null>;
};

/** Pieces that are there when the row opens; those of a very long script follow in slices. */
const atOnce = 10;

/** What is copied is what is selected of the code: browsers would add line breaks of their own. */
function copyAsIs(event: ClipboardEvent) {
	const selection = document.getSelection();
	if (!selection || selection.isCollapsed) return;
	event.clipboardData.setData("text/plain", selection.getRangeAt(0).toString());
	event.preventDefault();
}

/**
 * The release code in a preformatted scroll box (specification, section 2). All of its text is there, so that it can be
 * searched and selected; a long script is laid out and coloured where it is looked at only.
 */
export function CodeBox({ code, highlighter, wrapped, codeRef }: CodeBoxProps) {
	const box = useRef<HTMLPreElement>(null);
	const all = useMemo(() => chunksOf(code), [code]);
	const chunks = useDeferredValue(all, all.slice(0, atOnce));
	const columns = useMemo(() => columnsOf(code), [code]);
	const near = useNear(box, codeRef, chunks.length);
	// First the text alone, then its lines and colours, in slices.
	const lined = useDeferredValue(true, false);
	const colours = useDeferredValue(highlighter, undefined);
	const openers = useMemo(() => {
		const starts = all.map(({ start }) => start);
		return colours?.openersOf(code, starts);
	}, [colours, code, all]);
	const last = all.at(-1);
	const digits = String(last ? last.firstLine + last.lines - 1 : 0).length;
	return (
		<pre
			ref={box}
			className={classNames(styles.box, wrapped && styles.wrapped)}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable with the keyboard
			tabIndex={0}
			onCopy={copyAsIs}
		>
			<code
				ref={codeRef}
				className={classNames(styles.code, all.length > 1 && styles.long)}
				style={{ "--columns": columns, "--digits": digits } as React.CSSProperties}
			>
				{chunks.map((chunk, index) => (
					<CodeChunk
						key={chunk.start}
						chunk={chunk}
						opener={openers?.[index] ?? ""}
						near={lined && near.has(index)}
						highlighter={colours}
					/>
				))}
			</code>
		</pre>
	);
}
