import { memo } from "react";
import { classNames } from "../../../ui/class-names";
import { type Chunk, linesOf } from "./chunks";
import * as styles from "./code-box.module.css";

export type Highlighter = typeof import("./highlight");

export type CodeChunkProps = {
	chunk: Chunk;
	/** What is open where it begins. */
	opener: string;
	/** Far from what can be seen, it is text alone. */
	near: boolean;
	/** Once it is there, the code takes its colours. */
	highlighter: Highlighter | undefined;
};

/** A piece of code. Its text is the code's own; the number of a line is no text and so is never copied. */
export const CodeChunk = memo(function CodeChunk({ chunk, opener, near, highlighter }: CodeChunkProps) {
	const { text, firstLine, lines } = chunk;
	const height = { "--lines": lines } as React.CSSProperties;
	if (!near) {
		return (
			<span className={classNames(styles.chunk, styles.plain)} style={height}>
				{text}
			</span>
		);
	}
	const shown =
		highlighter?.tokenLines(text, opener) ?? linesOf(text).map((line) => [{ text: line, className: undefined }]);
	return (
		<span className={styles.chunk} style={height}>
			{shown.map((tokens, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their order
				<span key={index} className={styles.line} data-line={firstLine + index}>
					{tokens.map((token, place) =>
						token.className ? (
							// biome-ignore lint/suspicious/noArrayIndexKey: nor do the tokens of a line
							<span key={place} className={token.className}>
								{token.text}
							</span>
						) : (
							token.text
						),
					)}
				</span>
			))}
		</span>
	);
});
