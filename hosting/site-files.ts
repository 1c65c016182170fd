import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
/** In bytes. Smaller files gain nothing from compression. */
const minimumSize = 512;

/** The URL paths of all files in a folder, sorted: `/templates/index.html`. */
export function siteFiles(folder: string): string[] {
	const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	return files
		.map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`)
		.sort();
}

/** Whether a path of `siteFiles` is a page of the site. `_gatsby/slices` contains HTML fragments. */
export const isPage = (file: string): boolean => file.endsWith(".html") && !file.startsWith("/_gatsby/");

/** Writes a file, and the folders above it. */
export function writeFile(file: string, content: string): void {
	fs.mkdirSync(path.dirname(file), { recursive: true });
	fs.writeFileSync(file, content);
}

/** The HTML and the data of templates' pages, of which there may be thousands. */
const isOneOfMany = (file: string): boolean => /\/template\/.*\.(?:html|json)$/.test(file);

const encoders = {
	/** The best quality takes minutes for thousands of pages: docs/performance.md. */
	br: (bytes: Buffer, file: string) =>
		brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: isOneOfMany(file) ? 6 : 11 } }),
	gz: (bytes: Buffer) => gzip(bytes, { level: 9 }),
};

/** Writes a `.br` and a `.gz` file next to each text file of the site. */
export async function precompress(folder: string): Promise<void> {
	const queue = siteFiles(folder)
		.filter((file) => compressible.test(file))
		.values();
	const compressRest = async () => {
		for (const name of queue) await compress(folder, name);
	};
	await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, compressRest));
}

async function compress(folder: string, name: string) {
	const file = path.join(folder, name);
	const { size, atime, mtime } = fs.statSync(file);
	if (size < minimumSize) return;
	for (const [extension, encode] of Object.entries(encoders)) {
		const target = `${file}.${extension}`;
		const encoded = await encode(fs.readFileSync(file), name);
		if (encoded.length >= size) continue;
		fs.writeFileSync(target, encoded);
		// nginx makes the ETag of the time and the size.
		fs.utimesSync(target, atime, mtime);
	}
}
