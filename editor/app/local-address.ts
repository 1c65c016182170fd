/** Where the API of the server on this machine is. Its answers are those of Gitea. */
export const apiPath = "/admin/api/v1";

export const localRepository = "local/project";

/** The header of the editor's requests. A form or a link of another site cannot send it. */
export const localAuthorization = "token local";
