import fs from "node:fs/promises";
import path from "node:path";

/** Writes a file where it is not so already: its time is part of its ETag. */
export async function writeChanged(file: string, content: string | Buffer) {
	const bytes = typeof content === "string" ? Buffer.from(content) : content;
	const current = await fs.readFile(file).catch(() => undefined);
	if (current?.equals(bytes)) return;
	await fs.mkdir(path.dirname(file), { recursive: true });
	await fs.writeFile(file, bytes);
}
