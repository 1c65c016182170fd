import type { ReactElement } from "react";
import type { ShareText } from "../src/seo/site-metadata";

/** Position of the product picture in pixels: at the lower edge of the card, with rounded upper corners. */
export const frame = { left: 660, top: 154, side: 476, radius: 20 };

const gutter = 64;
const gap = 44;

/** The size fits the longest word of all languages on one line of the column. */
const headline = {
	display: "flex",
	flexDirection: "column",
	fontSize: 70,
	fontWeight: 600,
	letterSpacing: "-0.035em",
	lineHeight: 1.06,
} as const;

const line = { textWrap: "balance", wordBreak: "break-word" } as const;

export type ShareCardProps = {
	brand: string;
	text: ShareText;
	/** The logo as a data URL. */
	logo: string;
	/** Looks up a design token, such as `--color-page`. */
	token: (name: `--${string}`) => string;
};

/** The card without the product picture. satori supports flexbox only and requires `display` on every parent. */
export function ShareCard({ brand, text, logo, token }: ShareCardProps): ReactElement {
	const { before, word, after, lead } = text;
	const glow = `radial-gradient(circle at 78% 46%, ${token("--color-accent-wash")} 0%, ${token("--color-page")} 52%)`;
	return (
		<div
			style={{
				display: "flex",
				width: "100%",
				height: "100%",
				padding: gutter,
				backgroundColor: token("--color-page"),
				backgroundImage: glow,
				fontFamily: "Latin, Cyrillic",
			}}
		>
			<div style={{ display: "flex", flexDirection: "column", width: frame.left - gutter - gap }}>
				<div style={{ display: "flex", alignItems: "center", gap: 16 }}>
					<img src={logo} width={48} height={48} alt="" />
					<span style={{ color: token("--color-text"), fontSize: 38, fontWeight: 600, letterSpacing: "-0.02em" }}>
						{brand}
					</span>
				</div>
				<div style={{ display: "flex", flexDirection: "column", justifyContent: "center", flexGrow: 1, gap: 28 }}>
					<div style={{ ...headline, color: token("--color-text") }}>
						{before && <span style={line}>{before.trim()}</span>}
						{word && <span style={{ ...line, color: token("--color-accent") }}>{word}</span>}
						{after && <span style={line}>{after.trim()}</span>}
					</div>
					<span style={{ ...line, color: token("--color-text-muted"), fontSize: 28, lineHeight: 1.4 }}>{lead}</span>
				</div>
			</div>
		</div>
	);
}
