import { readFileSync } from "node:fs";
import type { ReactElement, ReactNode } from "react";
import type { ShareText } from "../src/seo/site-metadata";
import { token } from "./site-sources";

/** The subsets of the site's font. The extended ones have letters of Cyrillic Uzbek and of names, the last one arrows. */
export const subsets = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "math"] as const;

const fontFamily = subsets.join(", ");

/** In pixels, as all sizes. The product picture is a square at the lower edge, with rounded upper corners. */
const product = { left: 660, top: 154, side: 476, radius: 20 };
const gutter = 64;
const tagHeight = 52;

/** The size fits the longest word of all languages on one line of the column. */
const headline = { fontSize: 70, fontWeight: 600, letterSpacing: "-0.035em", lineHeight: 1.06 } as const;
const line = { textWrap: "balance", wordBreak: "break-word" } as const;
const column = { display: "flex", flexDirection: "column" } as const;

const logo = `data:image/svg+xml;base64,${readFileSync("artwork/logo.svg", "base64")}`;

const page = token("--color-page");
const background = {
	backgroundColor: page,
	backgroundImage: `radial-gradient(circle at 78% 46%, ${token("--color-accent-wash")} 0%, ${page} 52%)`,
};

/** What all cards have: the brand, and a warm light on the right. satori requires `display` on every parent. */
function Card({ brand, children }: { brand: string; children: ReactNode }) {
	const frame = { boxSizing: "border-box", height: "100%", padding: gutter, color: token("--color-text") } as const;
	return (
		<div style={{ ...column, ...background, ...frame, fontFamily }}>
			<div style={{ display: "flex", alignItems: "center", gap: 16 }}>
				<img src={logo} width={48} height={48} alt="" />
				<span style={{ fontSize: 38, fontWeight: 600, letterSpacing: "-0.02em" }}>{brand}</span>
			</div>
			{children}
		</div>
	);
}

/** @param picture a square picture of the product, as a data URL */
export function PageShareCard({
	brand,
	text,
	picture,
}: {
	brand: string;
	text: ShareText;
	picture: string;
}): ReactElement {
	const { left, top, side, radius } = product;
	const corners = { position: "absolute", left, top, borderRadius: `${radius}px ${radius}px 0 0` } as const;
	const border = `1.5px solid ${token("--color-line-strong")}`;
	return (
		<Card brand={brand}>
			<div style={{ ...column, justifyContent: "center", flexGrow: 1, gap: 28, width: 552, paddingTop: 128 }}>
				<div style={{ ...column, ...headline }}>
					{text.before && <span style={line}>{text.before.trim()}</span>}
					{text.word && <span style={{ ...line, color: token("--color-accent") }}>{text.word}</span>}
					{text.after && <span style={line}>{text.after.trim()}</span>}
				</div>
				<span style={{ ...line, color: token("--color-text-muted"), fontSize: 28, lineHeight: 1.4 }}>{text.lead}</span>
			</div>
			<img src={picture} width={side} height={side} alt="" style={corners} />
			{/* The edge extends below the card, which has no lower edge. */}
			<div style={{ ...corners, boxSizing: "border-box", width: side, height: side + radius, border }} />
		</Card>
	);
}

/** Long titles are smaller, and not balanced: satori makes balanced lines of a text that it cuts as short as possible. */
function titleStyle({ length }: string) {
	if (length > 72) return { fontSize: 58, wordBreak: "break-word" } as const;
	return { ...line, fontSize: length > 36 ? 70 : 88 };
}

/** The title and as many tags of a template as fit on a line, beside a part of the logo, large and faint. */
export function TemplateShareCard({
	brand,
	title,
	tags,
}: {
	brand: string;
	title: string;
	tags: string[];
}): ReactElement {
	// The gap moves the tags that do not fit below the card.
	const tagLine = { display: "flex", flexWrap: "wrap", columnGap: 12, rowGap: 100, height: tagHeight } as const;
	const tag = {
		boxSizing: "border-box",
		padding: "0 22px",
		border: `2px solid ${token("--color-line")}`,
		borderRadius: tagHeight / 2,
		backgroundColor: token("--color-wash"),
		color: token("--color-text-soft"),
		fontSize: 26,
		lineHeight: `${tagHeight - 4}px`,
		whiteSpace: "nowrap",
	} as const;
	const faint = { position: "absolute", left: 690, top: 130, opacity: 0.07 } as const;
	return (
		<Card brand={brand}>
			<img src={logo} width={780} height={780} alt="" style={faint} />
			<div style={{ ...column, position: "relative", justifyContent: "flex-end", flexGrow: 1, gap: 36 }}>
				<div style={{ ...headline, display: "block", ...titleStyle(title), lineClamp: 4 }}>{title}</div>
				<div style={tagLine}>
					{tags.map((each) => (
						<span key={each} style={tag}>
							{each}
						</span>
					))}
				</div>
			</div>
		</Card>
	);
}
