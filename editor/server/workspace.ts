import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { LabelOf } from "../config/labels";
import { type Clone, commitAndPush, fetchBranch, limits, PushError, resetClone, type User, writeSaved } from "./git";
import type { SentChange } from "./merge-changes";
import { save } from "./save";
import { type Change, Refusal } from "./working-tree";

/** The times in ms for which the files of a clone count as current after a fetch, and after one that has failed. A save always fetches. */
const freshness = 5_000;
const pause = 30_000;

/** The time in ms that those who look wait for a fetch: the files can be read without the host. */
const lookWait = 5_000;

/** The time in ms after which a save that waits for others is not begun. */
const longestQueue = 20_000;

const subjectOf = (changes: Change[]): string => {
	const names = changes.map((change) => path.parse(change.path).name);
	return `Edit ${[...new Set(names)].join(", ")}`;
};

type SaveOptions = {
	/** The conflicts that the user has seen. */
	seen?: string[];
	/** Of a client that goes: a save that has not begun is dropped, because nobody would see how it ends. */
	signal?: AbortSignal;
};

/** The files that the editor changes, and the clone whose branch they belong to, if saves are commits. */
export function createWorkspace(root: string, clone?: Clone) {
	/** Everything that changes files runs one after the other, so that each save sees the files of the one before it. */
	let last: Promise<unknown> = Promise.resolve();
	/** The fetch for those who open the editor or its lists. A save stops it. */
	let look: Promise<void> | undefined;
	let stopLook = new AbortController();
	let nextLook = 0;
	/** While git replaces files. */
	let replacing: Promise<void> | undefined;

	function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
		const result = last.then(run);
		last = result.catch(() => undefined);
		return result;
	}

	/** Replaces files while nobody reads them. */
	async function replaceFiles(replace: () => Promise<void>): Promise<void> {
		replacing = replace().finally(() => {
			replacing = undefined;
		});
		await replacing;
	}

	/** Makes the files those of the branch. @param stop of a look, which ends for a save */
	async function follow(target: Clone, stop?: AbortSignal): Promise<void> {
		const limit = AbortSignal.timeout(stop ? limits.look : limits.fetch);
		await fetchBranch(target, stop ? AbortSignal.any([stop, limit]) : limit);
		await replaceFiles(() => resetClone(target));
	}

	async function startLook(target: Clone): Promise<void> {
		stopLook = new AbortController();
		const { signal } = stopLook;
		try {
			await inTurn(() => follow(target, signal));
			nextLook = Date.now() + freshness;
		} catch (error) {
			if (signal.aborted) return;
			nextLook = Date.now() + pause;
			console.error(error);
		}
	}

	async function push(target: Clone, changes: Change[], user: User, labelOf: LabelOf): Promise<void> {
		try {
			await commitAndPush(target, changes, subjectOf(changes), user);
		} catch (error) {
			if (!(error instanceof PushError)) throw error;
			const { outcome, message } = error;
			throw new Refusal(outcome === "unknown" ? 503 : 409, labelOf(`refused.push.${outcome}`, { message }));
		}
		// The save is done. What fails here, the next fetch repairs.
		await replaceFiles(() => writeSaved(target, changes)).catch(console.error);
	}

	async function saveNow(
		sent: SentChange[],
		user: User,
		labelOf: LabelOf,
		{ seen, signal }: SaveOptions,
	): Promise<void> {
		const assertWanted = () => {
			if (signal?.aborted) throw new Refusal(499, "the client has gone");
		};
		assertWanted();
		if (!clone) {
			await save(root, sent, labelOf, { seen });
			return;
		}
		await follow(clone).catch(({ message }: Error) => {
			throw new Refusal(503, labelOf("refused.fetch", { message }));
		});
		assertWanted();
		await save(root, sent, labelOf, { seen, write: (changes) => push(clone, changes, user, labelOf) });
	}

	return {
		root,
		/** Fetches what others have pushed, unless that was seconds ago. */
		async update(): Promise<void> {
			if (clone && !look && Date.now() >= nextLook) {
				look = startLook(clone).finally(() => {
					look = undefined;
				});
			}
			if (look) await Promise.race([look, wait(lookWait, undefined, { ref: false })]);
		},
		/** Reads the files between two changes. */
		async read<Result>(run: () => Result): Promise<Result> {
			while (replacing) await replacing.catch(() => undefined);
			return run();
		},
		/**
		 * Saves what was sent. In a clone, it becomes a commit of this user on the current branch, or nothing changes.
		 */
		async save(sent: SentChange[], user: User, labelOf: LabelOf, options: SaveOptions = {}): Promise<void> {
			const latest = Date.now() + longestQueue;
			stopLook.abort();
			nextLook = latest;
			try {
				await inTurn(async () => {
					if (Date.now() > latest) throw new Refusal(503, labelOf("refused.busy"));
					await saveNow(sent, user, labelOf, options);
				});
			} finally {
				nextLook = Date.now() + freshness;
			}
		},
	};
}

export type Workspace = ReturnType<typeof createWorkspace>;
