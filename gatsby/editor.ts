import type { RequestHandler } from "express";
import type { GatsbyNode } from "gatsby";

/** Serves the editor at `/admin/` in `npm run develop`. It is bundled in the background, if it has changed. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter, store }) => {
	// Not imported by builds, which need neither the server nor its packages.
	const { bundleEditor, editorFolder, editorPath, editorServer, readTeam } = await import("../editor");
	const root = process.cwd();
	// Without it, Gatsby would go on without the editor.
	const team = await readTeam(root, process.env).catch(({ message }: Error) => reporter.panic(message));
	const bundle = bundleEditor();
	// A request shows the error.
	bundle.catch(() => undefined);
	const allowOwnFrames: RequestHandler = (_, response, next) => {
		response.set("Content-Security-Policy", "frame-ancestors 'self'");
		next();
	};
	app.use(allowOwnFrames);
	app.use(editorServer({ root, folder: editorFolder, ready: bundle, team, isBeside: true }));
	const { port, https } = (store.getState() as { program: { port: number; https?: boolean } }).program;
	// Without a team, it answers this machine only.
	const origin = team?.origin ?? `${https ? "https" : "http"}://localhost:${port}`;
	reporter.info(`The editor is at ${origin}${editorPath}`);
};
