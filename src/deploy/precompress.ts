import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { siteFiles } from "./site-files";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:css|html|ico|js|json|svg|txt|webmanifest|xml)$/;
const compressed = /\.(?:br|gz)$/;
/** Below this the headers weigh more than what is saved. */
const smallest = 512;

async function write(file: string, bytes: Buffer, original: Buffer, { atime, mtime }: fs.Stats) {
	if (bytes.length >= original.length) return;
	fs.writeFileSync(file, bytes);
	// The time of the original tells the next build, and a server that makes an ETag of it, that the bytes are its own.
	fs.utimesSync(file, atime, mtime);
}

function isCurrent(file: string, { mtime }: fs.Stats): boolean {
	return fs.existsSync(file) && Math.abs(fs.statSync(file).mtimeMs - mtime.getTime()) < 2;
}

/** Writes each text file's brotli and gzip form beside it, as small as they get, and takes away those of gone files. */
export async function precompress(folder: string): Promise<void> {
	const files = siteFiles(folder).filter((file) => !/^\/(?:_headers|_redirects)$/.test(file));
	const kept = new Set(files);
	for (const file of files.filter((name) => compressed.test(name))) {
		if (!kept.has(file.replace(compressed, ""))) fs.rmSync(path.join(folder, file));
	}
	await Promise.all(
		files
			.filter((file) => compressible.test(file))
			.map(async (name) => {
				const file = path.join(folder, name);
				const stats = fs.statSync(file);
				if (stats.size < smallest || (isCurrent(`${file}.br`, stats) && isCurrent(`${file}.gz`, stats))) return;
				const bytes = fs.readFileSync(file);
				const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
				await write(`${file}.br`, await brotli(bytes, { params }), bytes, stats);
				await write(`${file}.gz`, await gzip(bytes, { level: 9 }), bytes, stats);
			}),
	);
}
