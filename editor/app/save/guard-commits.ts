import type { ContentError } from "../../../content-model/check/content-error";
import { formFile, type Project } from "../project";
import { completeCommit, type Dialogs, explain } from "./complete-commit";
import { type CommitFiles, hostOf } from "./hosts";

type Options = Dialogs & { backend?: Project["backend"]; loadProject: () => Promise<Project> };

/**
 * Compares every commit of forms with the current files, checks and completes it.
 * @returns the function that replaces `fetch`
 */
export function guardCommits(send: typeof fetch, options: Options): typeof fetch {
	const { backend, loadProject, text } = options;
	const host = hostOf(backend?.name);
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
			const current = response.ok ? await host.currentOf(response) : unreadable();
			versions.set(path, current.version);
			return current.text;
		}

		const project = await loadProject().catch(unreadable);
		const forms = await completeCommit({ ...options, files, read, project, saved });
		const request = { ...init, body: JSON.stringify(host.withFiles(body, files, versions)) };
		const response = await send(url, request).catch(unreadable);
		if (response.status === 409) throw new Error(text("conflict.canceled"));
		if (!response.ok && backend) return response;
		const answer = (await response.json()) as { message: string; errors?: ContentError[] };
		// The server on this machine has checked the whole project.
		if (!response.ok) {
			throw new Error(answer.errors?.length ? explain(answer.errors, forms, project, options) : answer.message);
		}
		for (const { id, mine } of forms) saved.set(id, mine);
		// The CMS knows only the forms. Without versions in the response, it reads the files again.
		return Response.json({ ...answer, files: [] });
	}

	return async (input, init) => {
		if (init?.method !== "POST" || typeof init.body !== "string") return send(input, init);
		const body = JSON.parse(init.body) as Record<string, unknown>;
		const files = host.filesOf(String(input), body);
		if (!files || ![...files.keys()].some((path) => formFile(path).kind)) return send(input, init);
		return commit(String(input), init, body, files).catch(({ message }: Error) =>
			// In the form of a git host's response. The CMS shows the message.
			Response.json({ message }, { status: 409 }),
		);
	};
}
