import type { IncomingMessage } from "node:http";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { z } from "zod";
import { editorHeaders, editorPath } from "../../hosting/editor-policy";
import { securityHeaders } from "../../hosting/rules";
import { apiPath, localAuthorization } from "../app/local-address";
import { localApi } from "./local-api";
import { readProject } from "./read-project";
import { Refusal } from "./working-tree";

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request comes from this machine, and its host is this machine. With DNS rebinding, the host is another site.
 */
function isLocal({ headers: { host = "" }, socket }: IncomingMessage): boolean {
	return loopback.test(socket.remoteAddress ?? "") && localHost.test(host);
}

/** Whether a request is one of the editor: of the same origin, with its header. */
function isOfEditor({ headers }: IncomingMessage): boolean {
	const { host = "", origin, authorization, "sec-fetch-site": site } = headers;
	const isSameOrigin =
		(origin === undefined || origin === `http://${host}`) && (site === undefined || site === "same-origin");
	return isSameOrigin && authorization === localAuthorization;
}

type Options = {
	/** The project whose files are edited. */
	root: string;
	/** The bundled editor. */
	folder: string;
	/** Resolves when the editor is bundled. */
	ready: () => Promise<void>;
};

/** Refuses the requests that are not allowed. */
const allowOnly =
	(isAllowed: (request: IncomingMessage) => boolean, reason: string): RequestHandler =>
	(request, _, next) =>
		next(isAllowed(request) ? undefined : new Refusal(403, reason));

/** Errors as JSON. Express and its parser give a status to the errors of a request. */
const refuse: ErrorRequestHandler = (error, _request, response, _next) => {
	const status = error instanceof z.ZodError ? 400 : (error.status ?? 500);
	if (status === 500) console.error(error);
	const message = status === 413 ? `more than ${error.limit / 1e6} MB` : error.message;
	response.status(status).json({ message, errors: error.errors });
};

/** An Express application: the editor at `/admin/` and the files that it edits. It answers this machine only. */
export function editorServer({ root, folder, ready }: Options): Express {
	const headers = { ...securityHeaders, ...editorHeaders(), "Cache-Control": "no-store" };
	const app = express().disable("x-powered-by");
	app.use(editorPath, (_, response, next) => next(void response.set(headers)));
	app.use(editorPath, allowOnly(isLocal, "The editor is available only on this computer."));
	app.use(apiPath, allowOnly(isOfEditor, "only the editor on this machine may call this"), localApi(root));
	app.get(`${editorPath}project.json`, (_, response) => void response.json(readProject(root)));
	app.use(editorPath, (_, __, next) => void ready().then(() => next(), next));
	app.use(editorPath, express.static(folder), (_, response) => void response.status(404).end());
	return app.use(refuse);
}
