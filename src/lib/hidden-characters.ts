/**
 * Emoji, in the first group, and characters that are invisible, break lines or change the order of text: with those, a text
 * can look different from what it is. Emoji contain some of them: joiners and variation selectors. Unusual spaces are allowed,
 * unlike in the strings of this project (`content-model/schemas/characters.ts`).
 */
export const emojiOrHidden =
	/((?:\p{ExtPict}(?:\p{EMod}|\ufe0e|\ufe0f)?\u200d){0,20}\p{ExtPict}(?:\p{EMod}|\ufe0e|\ufe0f)?|[#*\d]\ufe0f\u20e3)|[\p{DI}\p{Bidi_C}\p{Zl}\p{Zp}\ufff9-\ufffb]|(?!\t|\r?\n)\p{Cc}/gu;

/** Replaces hidden characters. */
export function replaceHidden(text: string, replacement: string): string {
	return text.replace(emojiOrHidden, (_, emoji: string | undefined) => emoji ?? replacement);
}

/** Whether a text has hidden characters. */
export const hasHidden = (text: string): boolean => replaceHidden(text, "") !== text;
