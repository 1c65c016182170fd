import { z } from "zod";
import { invalidVariables, stringMatching } from "../../hosting/invalid-variables";
import type { Team } from "./editor-server";
import { openClone } from "./git";

const header = stringMatching(/^[A-Za-z][\w-]*$/, "the name of a header such as X-Remote-User");

const variables = z
	.object({
		EDITOR_ORIGIN: stringMatching(/^https?:\/\/[\w.-]+(?::\d+)?$/, "an origin such as https://cms.example.com"),
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
	return { origin, userHeader, emailHeader, clone };
}
