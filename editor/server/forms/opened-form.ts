import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isObject } from "../../../content-model/check/parsed-file";

/** The first of 256 characters that nobody types: the search of the CMS finds hidden fields, too. */
const firstCharacter = 0xe000;

/** Enough for each file. A short one can inflate to a much larger one. */
const maxOutputLength = 10_000_000;

/** The values of a form as a string for its hidden field. */
export function packForm(form: object): string {
	const bytes = deflateRawSync(JSON.stringify(form));
	return Array.from(bytes, (byte) => String.fromCharCode(firstCharacter + byte)).join("");
}

/** The values with which a form was opened. */
export function unpackForm(text: string): Record<string, unknown> {
	try {
		const bytes = Buffer.from(Array.from(text, (character) => character.charCodeAt(0) - firstCharacter));
		const form: unknown = JSON.parse(inflateRawSync(bytes, { maxOutputLength }).toString());
		return isObject(form) ? form : {};
	} catch {
		return {};
	}
}
