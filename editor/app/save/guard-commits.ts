import type { GitBackend } from "@sveltia/cms";
import type { ContentError } from "../../../content-model/check/content-error";
import { isForm, type Project } from "../project";
import type { Dialogs } from "./commit";
import { completeCommit, explain } from "./complete-commit";
import { type CommitFiles, hostOf } from "./hosts";

type Options = Dialogs & {
	/** The git host; without it, the server on this machine. */
	backend?: GitBackend;
	loadProject: () => Promise<Project>;
};

/**
 * Compares every commit of forms with the current files, checks and completes it.
 * @returns the function that replaces `fetch`
 */
export function guardCommits(send: typeof fetch, options: Options): typeof fetch {
	const { text, loadProject } = options;
	const host = hostOf(options.backend?.name);
	const saved = new Map<string, string>();
	const unreadable = (): never => {
		throw new Error(text("refused.unreadable"));
	};

	async function commit(url: string, init: RequestInit, body: Record<string, unknown>, files: CommitFiles) {
		const versions = new Map<string, string | undefined>();
		const Authorization = new Headers(init.headers).get("Authorization") ?? "";
		async function read(path: string): Promise<string | undefined> {
			const headers = { Authorization, Accept: host.accept };
			const response = await send(host.urlOf(path, url, body), { cache: "no-store", headers }).catch(unreadable);
			if (response.status === 404) return undefined;
			const { base64, version } = response.ok ? await host.currentOf(response) : unreadable();
			versions.set(path, version);
			return base64;
		}

		const project = await loadProject().catch(unreadable);
		const forms = await completeCommit({ ...options, files, read, project, saved });
		const request = { ...init, body: JSON.stringify(host.withFiles(body, files, versions)) };
		const response = await send(url, request).catch(unreadable);
		if (response.status === 409) throw new Error(text("conflict.canceled"));
		if (!response.ok) return response;
		const answer = (await response.json()) as { refusal?: { status: number; errors: ContentError[] } };
		if (answer.refusal) {
			const { status, errors } = answer.refusal;
			throw new Error(status === 409 ? text("conflict.canceled") : explain(errors, forms, options));
		}
		for (const { id, mine } of forms) saved.set(id, mine);
		// The CMS knows only the forms. Without versions in the response, it reads the files again.
		return Response.json({ ...answer, files: [] });
	}

	return async (input, init) => {
		if (init?.method !== "POST" || typeof init.body !== "string") return send(input, init);
		const body = JSON.parse(init.body) as Record<string, unknown>;
		const files = host.filesOf(String(input), body);
		if (!files || ![...files.keys()].some(isForm)) return send(input, init);
		return commit(String(input), init, body, files).catch(({ message }: Error) =>
			// In the form of a git host's response. The CMS shows the message.
			Response.json({ message }, { status: 409 }),
		);
	};
}
