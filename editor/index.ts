/** What a server of the editor needs. Gatsby compiles a module that is imported in two places of a dynamic import twice. */
export { bundleEditor, editorFolder } from "./build";
export { editorServer } from "./server/editor-server";
export { readTeam } from "./server/team";
