import { readFileSync } from "node:fs";
import type { ShareText } from "../src/seo/site-metadata";
import { token } from "./design-tokens";

/** The subsets of the site's font. The extended ones have letters of Cyrillic Uzbek and of names, the last one arrows. */
export const subsets = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "math"] as const;

const column = { display: "flex", flexDirection: "column" } as const;
const line = { wordBreak: "break-word" } as const;

const edge = `1.5px solid ${token("--color-line-strong")}`;
/** A square at the lower edge, with rounded upper corners. In pixels, as all sizes. */
const product = {
	position: "absolute",
	left: 660,
	top: 154,
	borderTop: edge,
	borderLeft: edge,
	borderRight: edge,
	borderRadius: "20px 20px 0 0",
} as const;
const cropped = { position: "absolute", left: 850, top: 250 } as const;

const logo = `data:image/svg+xml;base64,${readFileSync("artwork/logo.svg", "base64")}`;

const page = token("--color-page");
const frame = {
	...column,
	boxSizing: "border-box",
	height: "100%",
	padding: 64,
	backgroundColor: page,
	backgroundImage: `radial-gradient(circle at 78% 46%, ${token("--color-accent-wash")} 0%, ${page} 52%)`,
	color: token("--color-text"),
	fontFamily: subsets.join(", "),
} as const;

/** Beside a product picture, the longest word of all languages fits on one line. Long titles of templates are smaller. */
function headlineSize(headline: string, picture: string | undefined): number {
	if (picture) return 70;
	if (headline.length > 72) return 52;
	return headline.length > 36 ? 64 : 88;
}

type ShareCardProps = {
	brand: string;
	text: ShareText;
	/** A square picture of the product, as a data URL. Without one, the card shows a large part of the logo. */
	picture?: string;
};

/** The picture for a shared link. satori requires `display` on every element with several children. */
export function ShareCard({ brand, text, picture }: ShareCardProps) {
	const { before, word, after, lead } = text;
	const fontSize = headlineSize(before + word + after, picture);
	const headline = { ...column, fontSize, fontWeight: 600, letterSpacing: "-0.035em", lineHeight: 1.06 } as const;
	const texts = picture
		? { justifyContent: "center", width: 552, paddingTop: 128 }
		: { justifyContent: "flex-end", width: 760 };
	return (
		<div style={frame}>
			<img
				{...(picture ? { src: picture, width: 476, style: product } : { src: logo, width: 560, style: cropped })}
				alt=""
			/>
			<div style={{ display: "flex", alignItems: "center", gap: 16 }}>
				<img src={logo} width={48} height={48} alt="" />
				<span style={{ fontSize: 38, fontWeight: 600, letterSpacing: "-0.02em" }}>{brand}</span>
			</div>
			<div style={{ ...column, ...texts, flexGrow: 1, gap: 28 }}>
				<div style={headline}>
					{before && <span style={line}>{before.trim()}</span>}
					{word && <span style={{ ...line, color: token("--color-accent") }}>{word}</span>}
					{after && <span style={line}>{after.trim()}</span>}
				</div>
				{lead && (
					<span style={{ ...line, color: token("--color-text-muted"), fontSize: 28, lineHeight: 1.4 }}>{lead}</span>
				)}
			</div>
		</div>
	);
}
