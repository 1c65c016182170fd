import type { GitBackend } from "@sveltia/cms";
import type { ContentError } from "../../../content-model/check/content-error";
import { versionOf } from "../formats/formats";
import type { Project } from "../project";
import { completeCommit, type Dialogs, explain, isForm, openedVersion, RefusedSave } from "./complete-commit";
import { type CommitFiles, hostOf } from "./hosts";

type Options = Dialogs & {
	/** The git host; without it, the server on this machine. */
	backend?: GitBackend;
	loadProject: () => Promise<Project>;
};

/** A response in the form of a git host's. The CMS shows the message. */
const refusal = (message: string) => Response.json({ message }, { status: 409 });

/**
 * Compares every commit of forms with the current files, checks and completes it.
 * @returns the function that replaces `fetch`
 */
export function guardCommits(send: typeof fetch, options: Options): typeof fetch {
	const { text, loadProject } = options;
	const host = hostOf(options.backend?.name);
	const saved = new Map<string, string>();

	async function call(url: string, init: RequestInit): Promise<Response> {
		const response = await send(url, init).catch(() => undefined);
		if (!response) throw new RefusedSave(text("refused.unreadable"));
		return response;
	}

	async function commit(url: string, init: RequestInit, body: Record<string, unknown>, files: CommitFiles) {
		const versions = new Map<string, string | undefined>();
		const Authorization = new Headers(init.headers).get("Authorization") ?? "";
		async function read(path: string): Promise<string | undefined> {
			const headers = { Authorization, Accept: host.accept };
			const response = await call(host.urlOf(path, url, body), { cache: "no-store", headers });
			if (!response.ok && response.status !== 404) throw new RefusedSave(text("refused.unreadable"));
			if (!response.ok) return undefined;
			const { base64, version } = await host.currentOf(response);
			versions.set(path, version);
			return base64;
		}

		const project = await loadProject().catch(() => undefined);
		if (!project) throw new RefusedSave(text("refused.unreadable"));
		const forms = await completeCommit({ files, read, project, saved }, options);
		const response = await call(url, { ...init, body: JSON.stringify(host.withFiles(body, files, versions)) });
		if (response.status === 409) throw new RefusedSave(text("conflict.canceled"));
		if (!response.ok) return response;
		const answer = (await response.json()) as { refusal?: { status: number; errors: ContentError[] } };
		if (answer.refusal) {
			const { status, errors } = answer.refusal;
			throw new RefusedSave(status === 409 ? text("conflict.canceled") : explain(errors, forms, options));
		}
		for (const form of forms) saved.set(openedVersion(form), await versionOf(form.mine));
		// The CMS knows only the forms. Without versions in the response, it reads the files again.
		return Response.json({ ...answer, files: [] });
	}

	return async (input, init) => {
		if (init?.method !== "POST" || typeof init.body !== "string") return send(input, init);
		const body = JSON.parse(init.body) as Record<string, unknown>;
		const files = host.filesOf(String(input), body);
		if (!files || ![...files.keys()].some(isForm)) return send(input, init);
		return commit(String(input), init, body, files).catch((error: unknown) => {
			if (error instanceof RefusedSave) return refusal(error.message);
			throw error;
		});
	};
}
