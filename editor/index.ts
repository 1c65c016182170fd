/** The editor for `npm run editor` and for Gatsby, which would break modules that two dynamic imports share. */
export { bundleEditor, editorFolder } from "./build";
export { editorPath } from "./config/api";
export { editorServer } from "./server/editor-server";
export { readTeam } from "./server/team";
