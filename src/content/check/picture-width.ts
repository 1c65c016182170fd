/** The width in a JPEG's frame header, found by going from segment to segment. */
function jpegWidth(bytes: Buffer): number | undefined {
	let offset = 2;
	while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
		const marker = bytes[offset + 1] ?? 0;
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return bytes.readUInt16BE(offset + 7);
		offset += 2 + bytes.readUInt16BE(offset + 2);
	}
	return undefined;
}

function webpWidth(bytes: Buffer): number | undefined {
	const kind = bytes.toString("latin1", 12, 16);
	if (kind === "VP8X") return bytes.readUIntLE(24, 3) + 1;
	if (kind === "VP8L") return (bytes.readUInt16LE(21) & 0x3fff) + 1;
	if (kind === "VP8 ") return bytes.readUInt16LE(26) & 0x3fff;
	return undefined;
}

/** AVIF: the widest of its images, as previews and layers of transparency have sizes of their own. */
function avifWidth(bytes: Buffer): number | undefined {
	const widths: number[] = [];
	for (let at = bytes.indexOf("ispe"); at >= 0 && at + 12 <= bytes.length; at = bytes.indexOf("ispe", at + 4)) {
		widths.push(bytes.readUInt32BE(at + 8));
	}
	return widths.length > 0 ? Math.max(...widths) : undefined;
}

/** The width in pixels of a PNG, JPEG, WebP or AVIF by what it holds, not by its name; undefined for anything else. */
export function pictureWidth(bytes: Buffer): number | undefined {
	if (bytes.length < 30) return undefined;
	if (bytes.toString("latin1", 1, 4) === "PNG") return bytes.readUInt32BE(16);
	if (bytes.readUInt16BE(0) === 0xffd8) return jpegWidth(bytes);
	if (bytes.toString("latin1", 8, 12) === "WEBP") return webpWidth(bytes);
	if (/^ftypavi[fs]$/.test(bytes.toString("latin1", 4, 12))) return avifWidth(bytes);
	return undefined;
}
