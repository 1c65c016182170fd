import type { ServerResponse } from "node:http";
import path from "node:path";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { z } from "zod";
import { editorHeaders } from "../../hosting/editor-policy";
import { securityHeaders } from "../../hosting/rules";
import { apiPath, editorHeader, editorPath } from "../config/api";
import { localApi } from "./local-api";
import { readProject } from "./read-project";
import { isHostOf, originOf, type Team } from "./team";
import { userIn } from "./user";
import { Refusal } from "./working-tree";
import { createWorkspace } from "./workspace";

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

type Options = {
	root: string;
	/** The folder of the bundle. */
	folder: string;
	/** If the bundle is not there yet: resolves as soon as it is. */
	ready?: Promise<void>;
	team?: Team;
	/** Whether the pages of the site, with *Edit*, have the same origin. */
	isBeside?: boolean;
};

/** Refuses requests from other machines, and those with another host name, which a site sends with DNS rebinding. */
const localOnly =
	(team?: Team): RequestHandler =>
	({ headers, socket }, _, next) => {
		const { host = "" } = headers;
		const isKnown = localHost.test(host) || (team !== undefined && isHostOf(team.origin, host));
		const isLocal = loopback.test(socket.remoteAddress ?? "") && isKnown;
		const place = team ? `at ${team.origin}, through its proxy` : "on this computer";
		next(isLocal ? undefined : new Refusal(403, `The editor is available only ${place}.`));
	};

/** Refuses a request that does not come from the editor, whose requests have the same origin and its header. */
const editorOnly =
	(team?: Team): RequestHandler =>
	({ headers }, _, next) => {
		const { host = "", origin, "sec-fetch-site": site = "same-origin" } = headers;
		// Gatsby serves it with a certificate if a developer wishes.
		const origins = [`http://${host}`, `https://${host}`, ...(team ? [team.origin] : [])];
		const isSameOrigin = origin === undefined || origins.some((own) => originOf(own) === originOf(origin));
		const isEditor = headers[editorHeader.toLowerCase()] !== undefined;
		const isAllowed = isSameOrigin && site === "same-origin" && isEditor;
		next(isAllowed ? undefined : new Refusal(403, "Only the editor may call this, from its own address."));
	};

/** The names of the bundled files contain a hash. Browsers keep what they have compiled of them, which takes most of the start. */
function keepAssets(response: ServerResponse, file: string): void {
	if (path.basename(path.dirname(file)) !== "assets") return;
	response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
}

/** Sends errors as JSON. Errors of Express and of its body parser have a status. */
const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
	const status = error instanceof z.ZodError ? 400 : (error.status ?? 500);
	if (status === 500) console.error(error);
	response.status(status).json({ message: error.message, errors: error.errors });
};

/** An Express application: the editor at `/admin/` and the files that it edits. It answers this machine only. */
export function editorServer({ root, folder, ready = Promise.resolve(), team, isBeside = false }: Options): Express {
	const headers = { ...securityHeaders, ...editorHeaders(isBeside), "Cache-Control": "no-store" };
	const setHeaders: RequestHandler = (_, response, next) => next(void response.set(headers));
	const userOf = userIn(team);
	const signedIn: RequestHandler = (request, _, next) => next(void userOf(request));
	const workspace = createWorkspace(root, team?.clone);
	const app = express().disable("x-powered-by");
	app.use(editorPath, setHeaders, localOnly(team), signedIn);
	app.use(apiPath, editorOnly(team), localApi(workspace, userOf));
	app.get(`${editorPath}project.json`, (_, response, next) => {
		const read = () => workspace.read(() => void response.json(readProject(root)));
		workspace.update().then(read).catch(next);
	});
	app.use(editorPath, (_, __, next) => void ready.then(() => next(), next));
	app.use(editorPath, express.static(folder, { setHeaders: keepAssets }), (_, response) => {
		response.status(404).end();
	});
	return app.use(refuse);
}
