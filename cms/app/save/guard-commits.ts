import type { ContentError } from "../../../content-model/check/content-error";
import { blobSha, versionOf } from "../formats/version";
import type { EditorText } from "../texts";
import type { Conflict } from "./conflict-dialog";
import type { Commit, Current, Host, Version } from "./hosts";
import { changedNames, changedTexts, existingTexts, namesFile, namespacesOf, type TextChanges } from "./new-texts";

/** What the form that is being saved knows and the request of the CMS does not contain. */
export type Save = {
	/** The version of each file that the form was opened with. */
	opened: Map<string, string | undefined>;
	/** The texts that are saved with it. */
	texts: TextChanges;
};

type Options = {
	host: Host;
	languages: string[];
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

/**
 * Compares each file of a commit with the version that its form was opened with, and adds the new texts to it, so that all
 * is saved or nothing.
 */
async function prepare(commit: Commit, headers: Headers, send: typeof fetch, options: Options): Promise<BodyInit> {
	const { host, languages, text, currentSave, askToOverwrite } = options;
	const save = currentSave();
	const current = new Map<string, Version>();

	async function read(path: string): Promise<Current | undefined> {
		const authorization = headers.get("Authorization") ?? "";
		const response = await send(commit.urlOf(path), {
			cache: "no-store",
			headers: { Authorization: authorization, Accept: host.accept },
		}).catch(() => undefined);
		if (response?.status === 404) {
			current.set(path, undefined);
			return undefined;
		}
		if (!response?.ok) throw new RefusedSave(text("refused.unreadable"));
		const file = await host.currentOf(response);
		current.set(path, { sha: await blobSha(file.bytes), lastCommit: file.lastCommit });
		return file;
	}

	const conflicts: Conflict[] = [];
	const unchanged: string[] = [];
	const forms = commit.files.filter(({ path }) => isForm(path));
	for (const { path, text: mine } of forms) {
		if (!save?.opened.has(path)) throw new RefusedSave(text("refused.unknown"));
		const opened = save.opened.get(path);
		const theirs = await read(path);
		const version = theirs && (await versionOf(theirs.text));
		const isMine = mine !== undefined && (await versionOf(mine)) !== opened;
		if (!isMine && mine !== undefined && forms.length > 1) unchanged.push(path);
		else if (version !== opened && theirs?.text !== mine) {
			conflicts.push({ file: path, theirs: theirs?.text ?? "", mine: mine ?? "" });
		}
	}
	if (conflicts.length > 0 && !(await askToOverwrite(conflicts))) throw new RefusedSave(text("conflict.canceled"));

	const added = new Map<string, string>();
	if (save && forms.length > 0) {
		for (const namespace of namespacesOf(save.texts)) {
			for (const language of languages) {
				const path = `locales/${language}/${namespace}.json`;
				const json = (await read(path))?.text ?? "{}";
				const keys = existingTexts(save.texts, namespace, language, json);
				if (keys.length > 0) throw new RefusedSave(text("refused.exists", { keys: keys.join(", ") }));
				added.set(path, changedTexts(save.texts, namespace, language, json));
			}
		}
		if (Object.keys(save.texts.added).length > 0) {
			const names = (await read(namesFile))?.text ?? "";
			const changed = changedNames(save.texts, names);
			if (changed !== names) added.set(namesFile, changed);
		}
	}
	// A save without any change is sent as it is.
	const leftOut = unchanged.length < commit.files.length ? unchanged : [];
	return JSON.stringify(commit.bodyWith({ added, unchanged: leftOut, current }));
}

/** An answer as that of a git host: the CMS shows its message. */
const refusal = (message: string) => Response.json({ message }, { status: 409 });

/** Has every commit of the CMS prepared. @returns the function that replaces `fetch` */
export function guardCommits(send: typeof fetch, options: Options): typeof fetch {
	return async (input, init) => {
		if (init?.method !== "POST" || typeof init.body !== "string") return send(input, init);
		const commit = options.host.commitOf(String(input), JSON.parse(init.body) as Record<string, unknown>);
		if (!commit) return send(input, init);
		try {
			const body = await prepare(commit, new Headers(init.headers), send, options);
			const response = await send(input, { ...init, body });
			if (response.status !== 422) return response;
			const { errors = [], message } = (await response.json()) as { errors?: ContentError[]; message?: string };
			return refusal(errors.length > 0 ? options.explain(errors) : (message ?? ""));
		} catch (error) {
			if (error instanceof RefusedSave) return refusal(error.message);
			throw error;
		}
	};
}
