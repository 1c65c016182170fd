import { z } from "zod";
import { invalidVariables, stringMatching } from "../../hosting/invalid-variables";
import { type Clone, openClone } from "./git";

/** A team: people reach the server through a proxy on this machine, which authenticates them. */
export type Team = {
	/** The address of the editor, such as https://cms.example.com, as a browser sends it. */
	origin: string;
	/** The headers in which the proxy names the user. */
	userHeader: string;
	emailHeader?: string;
	/** If saves are commits that are pushed. */
	clone?: Clone;
};

/** The origin of an address in the form of the URL standard: lowercase, without a default port. undefined if it is no address. */
export const originOf = (address: string): string | undefined =>
	URL.canParse(address) ? new URL(address).origin : undefined;

/** Whether a Host header names an origin. */
export const isHostOf = (origin: string, host: string): boolean =>
	originOf(`${new URL(origin).protocol}//${host}`) === origin;

/** Whether a string is the address of a server, without a path. */
function isOrigin(text: string): boolean {
	if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
	const { origin, href } = new URL(text);
	return href === `${origin}/`;
}

const header = stringMatching(/^[A-Za-z][\w-]*$/, "the name of a header such as X-Remote-User");

const variables = z
	.object({
		EDITOR_ORIGIN: z.string().refine(isOrigin, "an origin such as https://cms.example.com"),
		EDITOR_USER_HEADER: header,
		EDITOR_EMAIL_HEADER: header,
		EDITOR_PUSH: stringMatching(/^[\w.-]+\/[\w./-]+$/, "a remote and a branch such as origin/main"),
	})
	.partial();

/** The team that uses the editor, from the environment; undefined for one person on this machine. */
export async function readTeam(root: string, environment: NodeJS.ProcessEnv): Promise<Team | undefined> {
	const { EDITOR_ORIGIN: origin, EDITOR_USER_HEADER: userHeader, EDITOR_EMAIL_HEADER: emailHeader } = environment;
	const push = environment.EDITOR_PUSH;
	const problems = invalidVariables(variables, environment);
	if (origin && !userHeader) problems.push("EDITOR_USER_HEADER must be set when EDITOR_ORIGIN is (is empty)");
	if (!origin && (userHeader || emailHeader || push)) problems.push("EDITOR_ORIGIN must be set for a team (is empty)");
	if (problems.length > 0) throw new Error(problems.join("\n"));
	if (!origin || !userHeader) return undefined;
	const clone = push ? await openClone(root, push) : undefined;
	return { origin: new URL(origin).origin, userHeader, emailHeader, clone };
}
