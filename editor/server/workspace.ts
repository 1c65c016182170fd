import path from "node:path";
import type { EditorText } from "../config/texts";
import { type Clone, commitAndPush, type User, updateClone } from "./git";
import type { SentChange } from "./merge-changes";
import { save } from "./save";
import { Refusal } from "./working-tree";

/** The time in ms for which the files of a clone count as current when somebody looks at them. A save always fetches. */
const freshness = 5_000;

/** The files that the editor changes, and the clone whose branch they belong to, if saves are commits. */
export function createWorkspace(root: string, clone?: Clone) {
	/** Everything that changes files runs one after the other, so that each save sees the files of the one before it. */
	let last: Promise<unknown> = Promise.resolve();
	let updated = 0;

	function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
		const result = last.then(run);
		last = result.catch(() => undefined);
		return result;
	}

	async function fetchBranch(): Promise<void> {
		if (!clone) return;
		await updateClone(clone);
		updated = Date.now();
	}

	/** Saves what was sent. In a clone, it becomes a commit of this user on the current branch, or nothing changes. */
	async function saveAndPush(sent: SentChange[], user: User, text: EditorText): Promise<void> {
		const failed = ({ message }: Error) => {
			throw new Refusal(409, text("refused.git", { message }));
		};
		await fetchBranch().catch(failed);
		const saved = await save(root, sent, text);
		if (!clone || saved.length === 0) return;
		const names = new Set(saved.map((file) => path.parse(file).name));
		await commitAndPush(clone, saved, `Edit ${[...names].join(", ")}`, user).catch(failed);
	}

	return {
		root,
		/** Fetches what others have pushed, unless that was seconds ago. */
		async update(): Promise<void> {
			if (!clone || Date.now() - updated < freshness) return;
			// The files can be read without the host.
			await inTurn(fetchBranch).catch(console.error);
		},
		save: (sent: SentChange[], user: User, text: EditorText) => inTurn(() => saveAndPush(sent, user, text)),
	};
}

export type Workspace = ReturnType<typeof createWorkspace>;
