import type { ReactElement } from "react";
import { type ShareText, shareHeight, shareWidth } from "../src/seo/site-metadata";

/** The subsets of the site's font. The extended ones have letters of Cyrillic Uzbek and of names, the last one arrows. */
export const subsets = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "math"] as const;

export const fontFamily = subsets.join(", ");

/** Position of the product picture in pixels: at the lower edge of the card, with rounded upper corners. */
export const frame = { left: 660, top: 154, side: 476, radius: 20 };

export const gutter = 64;
const logoSize = 48;
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

export type Brand = {
	brand: string;
	/** The logo as a data URL. */
	logo: string;
	/** Looks up a design token, such as `--color-page`. */
	token: (name: `--${string}`) => string;
};

/** The background of all cards: dark, with a warm light on the right. */
const background = (token: Brand["token"]) => ({
	backgroundColor: token("--color-page"),
	backgroundImage: `radial-gradient(circle at 78% 46%, ${token("--color-accent-wash")} 0%, ${token("--color-page")} 52%)`,
});

function BrandLine({ brand, logo, token }: Brand) {
	return (
		<div style={{ display: "flex", alignItems: "center", gap: 16 }}>
			<img src={logo} width={logoSize} height={logoSize} alt="" />
			<span style={{ color: token("--color-text"), fontSize: 38, fontWeight: 600, letterSpacing: "-0.02em" }}>
				{brand}
			</span>
		</div>
	);
}

export type ShareCardProps = Brand & { text: ShareText };

/** The card without the product picture. satori supports flexbox only and requires `display` on every parent. */
export function ShareCard({ text, ...brand }: ShareCardProps): ReactElement {
	const { token } = brand;
	const { before, word, after, lead } = text;
	return (
		<div
			style={{
				display: "flex",
				width: "100%",
				height: "100%",
				padding: gutter,
				...background(token),
				fontFamily,
			}}
		>
			<div style={{ display: "flex", flexDirection: "column", width: frame.left - gutter - gap }}>
				<BrandLine {...brand} />
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

/** What all templates' cards have in common: the background, the brand and a part of the logo, large and faint. */
export function TemplateBackground(brand: Brand): ReactElement {
	return (
		<div
			style={{
				display: "flex",
				position: "relative",
				boxSizing: "border-box",
				width: "100%",
				height: "100%",
				padding: gutter,
				...background(brand.token),
				fontFamily,
			}}
		>
			<img
				src={brand.logo}
				width={780}
				height={780}
				alt=""
				style={{ position: "absolute", left: 690, top: 130, opacity: 0.07 }}
			/>
			<div style={{ display: "flex", height: logoSize }}>
				<BrandLine {...brand} />
			</div>
		</div>
	);
}

/** The area of a template's title and tags on the background, in pixels. */
export const templateArea = {
	left: gutter,
	top: gutter + logoSize,
	width: shareWidth - 2 * gutter,
	height: shareHeight - 2 * gutter - logoSize,
};

/** Long titles are smaller, and not balanced: satori makes balanced lines of a text that it cuts as short as possible. */
function titleStyle({ length }: string) {
	if (length > 72) return { fontSize: 58, wordBreak: "break-word" } as const;
	return { ...line, fontSize: length > 36 ? 70 : 88 };
}

const tagHeight = 52;

export type TemplateCardProps = { title: string; tags: readonly string[]; token: Brand["token"] };

/** The title and the tags of a template. Nothing is clipped: masks make an SVG slow to draw. */
export function TemplateCard({ title, tags, token }: TemplateCardProps): ReactElement {
	return (
		<div
			style={{
				display: "flex",
				flexDirection: "column",
				justifyContent: "flex-end",
				gap: 36,
				width: "100%",
				height: "100%",
				fontFamily,
			}}
		>
			<div
				style={{
					...headline,
					display: "block",
					color: token("--color-text"),
					...titleStyle(title),
					lineClamp: 4,
				}}
			>
				{title}
			</div>
			{tags.length > 0 && (
				<div style={{ display: "flex", gap: 12 }}>
					{tags.map((tag) => (
						<span
							key={tag}
							style={{
								boxSizing: "border-box",
								height: tagHeight,
								padding: "0 22px",
								border: `2px solid ${token("--color-line")}`,
								borderRadius: tagHeight / 2,
								backgroundColor: token("--color-wash"),
								color: token("--color-text-soft"),
								fontSize: 26,
								lineHeight: `${tagHeight - 4}px`,
								whiteSpace: "nowrap",
							}}
						>
							{tag}
						</span>
					))}
				</div>
			)}
		</div>
	);
}
