// Renders the pictures to content/images/, those of other languages than English to content/images/<language>/, and the
// favicons to static/. Strings: artwork/strings.
// npm run artwork -- [name …]   names: dashboard editor versions marketplace workflow share favicons; all by default.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { findChromium } from "../scripts/chromium";
import { Cup } from "../src/components/cup/cup";
import { splitHeadline } from "../src/i18n/headline";
import { defaultLanguage, languages } from "../src/i18n/languages";

const root = new URL("../", import.meta.url);
const images = new URL("content/images/", root);
const fixed = new URL("static/", root);

// A small viewport with a high scale keeps text readable at the size at which the site shows the picture:
// dashboard 1280×800 ×2.25 = 2880×1800, editor 840×630 ×2.85 = 2394×1796, workflow 1200×600 ×2.25 = 2700×1350,
// narrow 400×400 ×3.6 = 1440×1440. Some pictures have only that. The picture of shared links has the size that networks recommend.
const HERO = { width: 1280, height: 800, scale: 2.25 };
const EDITOR = { width: 840, height: 630, scale: 2.85 };
const WORKFLOW = { width: 1200, height: 600, scale: 2.25 };
const NARROW = { width: 400, height: 400, scale: 3.6 };
const SHARE = { width: 1200, height: 630, scale: 1 };
const PICTURES = {
	dashboard: HERO,
	editor: EDITOR,
	workflow: WORKFLOW,
	versions: undefined,
	marketplace: undefined,
	share: SHARE,
};

const INK = "#0c0a09";

async function shoot(browser, name, { width, height, scale }, file, picture) {
	const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
	await page.addInitScript((value) => {
		window.picture = value;
	}, picture);
	await page.goto(new URL(`pictures/${name}.html`, import.meta.url).href);
	await page.evaluate(() => document.fonts.ready);
	const shot = await page.screenshot();
	await page.close();
	const { size } = await sharp(shot)
		.png({ compressionLevel: 9 })
		.toFile(fileURLToPath(new URL(file, images)));
	console.info(`${file}  ${Math.round(width * scale)}×${Math.round(height * scale)}  ${Math.round(size / 1024)} KB`);
}

// The logo on a dark square. `share` is the size of the logo relative to the square.
async function tile(mark, side, share, radius = 0) {
	const size = Math.round(side * share);
	const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${radius * side}" fill="${INK}"/></svg>`;
	const logo = await sharp(mark, { density: (72 * size) / 64 })
		.resize(size, size)
		.toBuffer();
	return sharp(Buffer.from(square))
		.composite([{ input: logo }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

// An .ico file with one PNG: a 6-byte header, a 16-byte entry, the PNG.
function ico(png, side) {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(side, 6);
	header.writeUInt8(side, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}

/** Yellow is hard to see on light tabs. */
const forBothSchemes = (svg) => {
	const style = "<style>svg{color:#fbbf24}@media(prefers-color-scheme:light){svg{color:#b45309}}</style>";
	return svg.replaceAll("#fbbf24", "currentColor").replace(">", `>${style}`);
};

async function favicons() {
	const mark = await readFile(new URL("logo.svg", import.meta.url));
	const save = (name, data) => writeFile(new URL(name, fixed), data);
	await save("favicon.svg", forBothSchemes(String(mark)));
	await save("favicon.ico", ico(await sharp(mark, { density: 72 }).resize(32, 32).png().toBuffer(), 32));
	await save("apple-touch-icon.png", await tile(mark, 180, 0.62));
	await save("icon-192.png", await tile(mark, 192, 0.66, 0.22));
	await save("icon-512.png", await tile(mark, 512, 0.66, 0.22));
	await save("icon-maskable-512.png", await tile(mark, 512, 0.56));
	console.info("favicon set");
}

/** The words of the picture of shared links: the headline of the landing page with its first word. */
async function shareStrings(language) {
	const read = async (name) => JSON.parse(await readFile(new URL(`locales/${language}/${name}.json`, root), "utf8"));
	const { hero } = await read("landing");
	const { brand } = await read("common");
	const [before, after] = splitHeadline(hero.headline);
	const [word] = Object.values(hero.words);
	return { before, word, after, brand: brand.name, tagline: brand.tagline };
}

/** The cup of the picture of shared links, poured from the script of the hero. */
async function pourCup() {
	const script = await readFile(new URL("content/scripts/SendRates.java", root), "utf8");
	await writeFile(
		new URL("pictures/cup.svg", import.meta.url),
		renderToStaticMarkup(createElement(Cup, { codes: [script] })),
	);
}

const wanted = process.argv.slice(2);
const names = Object.keys(PICTURES).filter((name) => !wanted.length || wanted.includes(name));
if (names.length) {
	await pourCup();
	const browser = await chromium.launch({ ...findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
	for (const { code, formats } of languages.filter(({ code }) =>
		existsSync(new URL(`artwork/strings/${code}.json`, root)),
	)) {
		const strings = JSON.parse(await readFile(new URL(`artwork/strings/${code}.json`, root), "utf8"));
		strings.share = await shareStrings(code);
		const folder = code === defaultLanguage ? "" : `${code}/`;
		await mkdir(new URL(folder, images), { recursive: true });
		for (const name of names) {
			const wide = PICTURES[name];
			if (wide) await shoot(browser, name, wide, `${folder}${name}.png`, { strings, formats });
			if (name !== "share") await shoot(browser, name, NARROW, `${folder}${name}-narrow.png`, { strings, formats });
		}
	}
	await browser.close();
}
if (!wanted.length || wanted.includes("favicons")) await favicons();
