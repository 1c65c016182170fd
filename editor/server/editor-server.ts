import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { z } from "zod";
import { editorHeaders, editorPath } from "../../hosting/editor-policy";
import { securityHeaders } from "../../hosting/rules";
import { apiPath, localAuthorization } from "../app/project";
import { localApi } from "./local-api";
import { readProject } from "./read-project";
import { Refusal } from "./working-tree";

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Refuses requests from other machines, and those with another host name, which a site sends with DNS rebinding. */
const localOnly: RequestHandler = ({ headers, socket }, _, next) => {
	const { host = "" } = headers;
	const isLocal = loopback.test(socket.remoteAddress ?? "") && localHost.test(host);
	next(isLocal ? undefined : new Refusal(403, "The editor is available only on this computer."));
};

/** Refuses a request that does not come from the editor, whose requests have the same origin and its header. */
const editorOnly: RequestHandler = ({ headers }, _, next) => {
	const { host = "", origin, authorization, "sec-fetch-site": site = "same-origin" } = headers;
	const isSameOrigin = (origin === undefined || origin === `http://${host}`) && site === "same-origin";
	const isEditor = isSameOrigin && authorization === localAuthorization;
	next(isEditor ? undefined : new Refusal(403, "only the editor on this machine may call this"));
};

/** Sends errors as JSON. Errors of Express and of its body parser have a status. */
const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
	const status = error instanceof z.ZodError ? 400 : (error.status ?? 500);
	if (status === 500) console.error(error);
	const message = status === 413 ? `more than ${error.limit / 1e6} MB` : error.message;
	response.status(status).json({ message, errors: error.errors });
};

type Options = {
	root: string;
	folder: string;
	ready: () => Promise<void>;
};

/** An Express application: the editor at `/admin/` and the files that it edits. It answers this machine only. */
export function editorServer({ root, folder, ready }: Options): Express {
	const headers = { ...securityHeaders, ...editorHeaders(), "Cache-Control": "no-store" };
	const setHeaders: RequestHandler = (_, response, next) => next(void response.set(headers));
	const app = express().disable("x-powered-by");
	app.use(editorPath, setHeaders, localOnly);
	app.use(apiPath, editorOnly, localApi(root));
	app.get(`${editorPath}project.json`, (_, response) => void response.json(readProject(root)));
	app.use(editorPath, (_, __, next) => void ready().then(() => next(), next));
	app.use(editorPath, express.static(folder), (_, response) => void response.status(404).end());
	return app.use(refuse);
}
