import type { GatsbyNode } from "gatsby";

/** Serves the editor at `/admin/` in `npm run develop`. It is bundled when it is opened for the first time. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
	// Not imported by builds, which need neither the server nor its packages.
	const { editorServer } = await import("../editor/server/editor-server");
	const { buildEditor, editorFolder } = await import("../editor/build");
	let bundle: Promise<void> | undefined;
	const ready = () => {
		bundle ??= buildEditor(editorFolder);
		return bundle;
	};
	app.use(editorServer({ root: process.cwd(), folder: editorFolder, ready }));
	reporter.info("The editor is at /admin/");
};
