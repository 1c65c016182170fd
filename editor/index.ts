/** What `gatsby/editor.ts` imports dynamically: one module, since Gatsby would break modules that two dynamic imports share. */
export { bundleEditor, editorFolder } from "./build";
export { editorServer } from "./server/editor-server";
export { readTeam } from "./server/team";
