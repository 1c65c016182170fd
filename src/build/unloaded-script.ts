import { defaultLanguage, htmlLang, publishedLanguages } from "../i18n/languages";
import { readCopy } from "./copy";
import { readTokens } from "./tokens";

/**
 * The script that tells of a page whose own scripts did not load: it needs none of them, and no file but itself. A style
 * by script is none that the policy of the pages refuses.
 */
export function unloadedScript(): string {
	const texts = Object.fromEntries(
		publishedLanguages.map(({ code }) => {
			const copy = readCopy(code);
			return [htmlLang(code), [copy("unloaded", "text"), copy("common", "actions.reload")]];
		}),
	);
	const token = readTokens();
	const box = {
		position: "fixed",
		inset: "auto 1rem 1rem",
		zIndex: "99",
		width: "fit-content",
		maxWidth: "34rem",
		margin: "0 auto",
		padding: "1rem 1.25rem",
		borderRadius: "1rem",
		border: `1px solid ${token("--color-accent")}`,
		background: token("--color-page"),
	};
	return `const texts = ${JSON.stringify(texts)};
const [text, reload] = texts[document.documentElement.lang] ?? texts[${JSON.stringify(htmlLang(defaultLanguage))}];
const notice = document.createElement("p");
const link = document.createElement("a");
notice.role = "alert";
link.href = "";
link.textContent = reload;
notice.append(text, " ", link);
Object.assign(notice.style, ${JSON.stringify(box)});
link.style.color = ${JSON.stringify(token("--color-accent"))};
if (!window.isAlive) document.body.append(notice);
// A page that comes alive after all needs no notice.
const timer = setInterval(() => {
	if (!window.isAlive) return;
	notice.remove();
	clearInterval(timer);
}, 250);
`;
}
