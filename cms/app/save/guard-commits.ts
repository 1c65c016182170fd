import type { ContentError } from "../../../content-model/check/content-error";
import { versionOf } from "../formats/version";
import type { EditorText } from "../texts";
import type { Conflict } from "./conflict-dialog";
import { type CommitFiles, type Current, fromBase64, type Host, toBase64 } from "./hosts";
import { changedNames, changedTexts, existingTexts, namesFile, namespacesOf, type TextChanges } from "./new-texts";

/** What the form that is being saved knows and the request of the CMS does not contain. */
export type Save = {
	/** The version of each file that the form was opened with. */
	opened: Map<string, string | undefined>;
	/** The strings that are saved with it. */
	texts: TextChanges;
	/** The pictures of languages: the file that the site uses → the one that the form shows, undefined without one. */
	pictures: Map<string, string | undefined>;
};

type Options = {
	host: Host;
	languages: string[];
	/** The pictures that may exist. A save adds its own. */
	images: Set<string>;
	text: EditorText;
	currentSave: () => Save | undefined;
	askToOverwrite: (conflicts: Conflict[]) => Promise<boolean>;
	/** The reasons for which the server refuses a save, for the user. */
	explain: (errors: ContentError[]) => string;
};

/** A save that is refused. The CMS shows the message. */
class RefusedSave extends Error {}

/** The files of forms. Pictures are not compared: they have new names. */
const isForm = (path: string) => /^content\/[\w-]+\.yaml$|^locales\//.test(path);

const isPicture = (path: string) => path.startsWith("content/images/");

type Read = (path: string) => Promise<Current | undefined>;

/** Compares each form with the version that it was opened with. @returns the forms that contain no change */
async function compareForms(files: CommitFiles, save: Save | undefined, read: Read, options: Options) {
	const conflicts: Conflict[] = [];
	const unchanged: string[] = [];
	for (const [path, content] of files) {
		if (!isForm(path)) continue;
		if (!save?.opened.has(path)) throw new RefusedSave(options.text("refused.unknown"));
		const opened = save.opened.get(path);
		const current = await read(path);
		const theirs = fromBase64(current?.base64 ?? "");
		const mine = fromBase64(content ?? "");
		if (content !== undefined && (await versionOf(mine)) === opened) unchanged.push(path);
		else if ((await versionOf(theirs)) !== opened && theirs !== mine) conflicts.push({ file: path, theirs, mine });
	}
	if (conflicts.length > 0 && !(await options.askToOverwrite(conflicts))) {
		throw new RefusedSave(options.text("conflict.canceled"));
	}
	return unchanged;
}

async function addTexts(files: CommitFiles, { texts }: Save, read: Read, { languages, text }: Options): Promise<void> {
	for (const namespace of namespacesOf(texts)) {
		for (const language of languages) {
			const path = `locales/${language}/${namespace}.json`;
			const json = fromBase64((await read(path))?.base64 ?? btoa("{}"));
			const keys = existingTexts(texts, namespace, language, json);
			if (keys.length > 0) throw new RefusedSave(text("refused.exists", { keys: keys.join(", ") }));
			files.set(path, toBase64(changedTexts(texts, namespace, language, json)));
		}
	}
	if (Object.keys(texts.added).length === 0) return;
	const names = fromBase64((await read(namesFile))?.base64 ?? "");
	const changed = changedNames(texts, names);
	if (changed !== names) files.set(namesFile, toBase64(changed));
}

/** Gives the pictures of languages the names under which the site finds them. */
async function namePictures(files: CommitFiles, { pictures }: Save, read: Read): Promise<void> {
	for (const [target, shown] of pictures) {
		const content = shown && (files.get(shown) ?? (await read(shown))?.base64);
		if (shown) files.delete(shown);
		if (content || (await read(target))) files.set(target, content);
	}
}

/** An answer as that of a git host: the CMS shows its message. */
const refusal = (message: string) => Response.json({ message }, { status: 409 });

/**
 * Has every commit of the CMS compared with the current files, and completed with the strings and pictures that belong to it,
 * so that all is saved or nothing. @returns the function that replaces `fetch`
 */
export function guardCommits(send: typeof fetch, options: Options): typeof fetch {
	const { host, images, text, currentSave, explain } = options;
	return async (input, init) => {
		if (init?.method !== "POST" || typeof init.body !== "string") return send(input, init);
		const url = String(input);
		const body = JSON.parse(init.body) as Record<string, unknown>;
		const files = host.filesOf(url, body);
		if (!files) return send(input, init);

		const current = new Map<string, Current | undefined>();
		const Authorization = new Headers(init.headers).get("Authorization") ?? "";
		const unreadable = () => new RefusedSave(text("refused.unreadable"));
		async function call(target: string, request: RequestInit): Promise<Response> {
			return send(target, request).catch(() => {
				throw unreadable();
			});
		}
		async function read(path: string): Promise<Current | undefined> {
			// A request for a picture that does not exist would be an error in the console.
			if (isPicture(path) && !images.has(path)) return undefined;
			const headers = { Authorization, Accept: host.accept };
			const response = await call(host.urlOf(path, url, body), { cache: "no-store", headers });
			if (!response.ok && response.status !== 404) throw unreadable();
			const file = response.ok ? await host.currentOf(response) : undefined;
			current.set(path, file);
			return file;
		}

		try {
			// A save that was refused before knows nothing about a commit of pictures.
			const save = [...files.keys()].some(isForm) ? currentSave() : undefined;
			const unchanged = await compareForms(files, save, read, options);
			if (save) await addTexts(files, save, read, options);
			if (save) await namePictures(files, save, read);
			for (const path of unchanged) if (files.size > 1) files.delete(path);
			for (const path of files.keys()) if (!current.has(path)) await read(path);
			const response = await call(url, { ...init, body: JSON.stringify(host.withFiles(body, files, current)) });
			if (response.ok) for (const path of files.keys()) images.add(path);
			if (response.status === 409) return refusal(text("conflict.canceled"));
			if (response.status !== 422) return response;
			const { errors = [], message } = (await response.json()) as { errors?: ContentError[]; message?: string };
			return refusal(errors.length > 0 ? explain(errors) : (message ?? ""));
		} catch (error) {
			if (error instanceof RefusedSave) return refusal(error.message);
			throw error;
		}
	};
}
