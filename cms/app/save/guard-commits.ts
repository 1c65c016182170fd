import type { ContentError } from "../../../content-model/check/content-error";
import { namesFile } from "../../../content-model/check/locale";
import { versionOf } from "../formats/version";
import type { Project } from "../project";
import type { EditorText } from "../texts";
import type { Conflict } from "./conflict-dialog";
import { type CommitFiles, type Current, fromBase64, hostOf, toBase64 } from "./hosts";
import { changedNames, changedTexts, existingTexts, namespacesOf, type TextChanges } from "./new-texts";

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
	project: Pick<Project, "backend" | "images" | "locales">;
	text: EditorText;
	currentSave: () => Save | undefined;
	askToOverwrite: (conflicts: Conflict[], text: EditorText) => Promise<boolean>;
	/** The reasons for which the server refuses a save, for the user. */
	explain: (errors: ContentError[]) => string;
};

/** The files of a commit, and how the host has a file. */
type Commit = { files: CommitFiles; read: (path: string) => Promise<Current | undefined> };

/** A save that is refused. The CMS shows the message. */
class RefusedSave extends Error {}

/** The files of forms. Pictures are not compared: they have new names. */
const isForm = (path: string) => /^content\/[\w-]+\.yaml$|^locales\//.test(path);

/** Compares each form with the version that it was opened with. A language that has not changed is left out of the commit. */
async function compareForms({ files, read }: Commit, { opened }: Save, { askToOverwrite, text }: Options) {
	const conflicts: Conflict[] = [];
	for (const [file, content = ""] of [...files].filter(([path]) => isForm(path))) {
		const version = opened.get(file);
		const [theirs, mine] = [fromBase64((await read(file))?.base64 ?? ""), fromBase64(content)];
		if ((await versionOf(mine)) === version && files.size > 1) files.delete(file);
		else if ((await versionOf(theirs)) !== version && theirs !== mine) conflicts.push({ file, theirs, mine });
	}
	if (conflicts.length > 0 && !(await askToOverwrite(conflicts, text)))
		throw new RefusedSave(text("conflict.canceled"));
}

async function addTexts({ files, read }: Commit, { texts }: Save, { project, text }: Options): Promise<void> {
	for (const namespace of namespacesOf(texts)) {
		for (const language of Object.keys(project.locales)) {
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
async function namePictures({ files, read }: Commit, { pictures }: Save, { text }: Options): Promise<void> {
	for (const [target, shown] of pictures) {
		const ending = target.slice(target.lastIndexOf("."));
		const file = shown?.replace("content/images/", "");
		if (file && !file.endsWith(ending)) throw new RefusedSave(text("refused.ending", { file, ending }));
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
	const { project, text, currentSave, explain } = options;
	const host = hostOf(project.backend?.name);
	/** The pictures that may exist. A save adds its own. */
	const images = new Set(project.images);

	async function call(url: string, request: RequestInit): Promise<Response> {
		const response = await send(url, request).catch(() => undefined);
		if (!response) throw new RefusedSave(text("refused.unreadable"));
		return response;
	}

	async function commit(url: string, init: RequestInit, body: Record<string, unknown>, files: CommitFiles) {
		const current = new Map<string, Current | undefined>();
		const Authorization = new Headers(init.headers).get("Authorization") ?? "";
		async function read(path: string): Promise<Current | undefined> {
			// A request for a picture that does not exist would be an error in the console.
			if (current.has(path) || !(isForm(path) || images.has(path))) return current.get(path);
			const headers = { Authorization, Accept: host.accept };
			const response = await call(host.urlOf(path, url, body), { cache: "no-store", headers });
			if (!response.ok && response.status !== 404) throw new RefusedSave(text("refused.unreadable"));
			const file = response.ok ? await host.currentOf(response) : undefined;
			current.set(path, file);
			return file;
		}

		// A save that was refused before knows nothing about a commit of pictures.
		if ([...files.keys()].some(isForm)) {
			const save = currentSave();
			if (!save) throw new RefusedSave(text("refused.unknown"));
			await compareForms({ files, read }, save, options);
			await addTexts({ files, read }, save, options);
			await namePictures({ files, read }, save, options);
		}
		for (const path of files.keys()) await read(path);
		const response = await call(url, { ...init, body: JSON.stringify(host.withFiles(body, files, current)) });
		if (response.status === 409) throw new RefusedSave(text("conflict.canceled"));
		if (!response.ok) return response;
		const answer = (await response.clone().json()) as { refusal?: { status: number; errors: ContentError[] } };
		if (answer.refusal) {
			const { status, errors } = answer.refusal;
			throw new RefusedSave(status === 409 ? text("conflict.canceled") : explain(errors));
		}
		for (const path of files.keys()) images.add(path);
		return response;
	}

	return async (input, init) => {
		if (init?.method !== "POST" || typeof init.body !== "string") return send(input, init);
		const body = JSON.parse(init.body) as Record<string, unknown>;
		const files = host.filesOf(String(input), body);
		if (!files) return send(input, init);
		return commit(String(input), init, body, files).catch((error: unknown) => {
			if (error instanceof RefusedSave) return refusal(error.message);
			throw error;
		});
	};
}
