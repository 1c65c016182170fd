import type { ContentError } from "../../content-model/check/content-error";

/** Where the editor is, below the site. */
export const editorPath = "/admin/";

/** Where the API of its server is. The calls and answers are those of Gitea, which Sveltia CMS speaks. */
export const apiPath = `${editorPath}api/v1`;
export const localRepository = "local/forms";

/** The largest body of a call in bytes, and the largest file in MB: as base64, three bytes are four. */
export const largestBody = 50_000_000;
export const largestFile = Math.floor((largestBody * 3) / 4 / 1e6);

/** A header that the editor sends with each call, with any value: a form or a link of another site cannot. */
export const editorHeader = "X-Editor";

/** A hidden field of every form: the values that it was opened with. Drafts contain them, files do not. */
export const openedField = "__opened";

/** Its value in the form of a file that does not exist. */
export const newFile = "new";

/** What the CMS sends to save. The editor adds what the user has seen: the ids of conflicts, whose values the save replaces. */
export type SentSave = { files: { operation: "create" | "update" | "delete"; path: string }[]; seen?: string[] };

/** What the server answers to a save that it refuses. The errors of the check, and conflicts, name a file and a path. */
export type RefusedSave = { message: string; errors?: (ContentError & { id: string })[] };
