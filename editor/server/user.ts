import type { Request } from "express";
import type { User } from "./git";
import type { Team } from "./team";
import { Refusal } from "./working-tree";

/** A header with characters outside of ASCII, which are UTF-8: Node.js reads each of its bytes as a character. */
function headerText(request: Request, name: string): string {
	const bytes = Buffer.from(request.get(name) ?? "", "latin1");
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
	} catch {
		throw new Refusal(400, `${name} must be UTF-8`);
	}
}

const emailAddress = /^[^\s<>@"]+@[^\s<>@"]+$/;

/** Invisible characters, among them those that change the direction of a text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What git removes from a name. @throws Refusal if nothing is left, which git refuses */
function assertName(header: string, name: string): void {
	if (invisible.test(name))
		throw new Refusal(400, `${header} must not have invisible characters (is ${JSON.stringify(name)})`);
	if (!/[^\s.,:;<>"\\']/.test(name)) throw new Refusal(400, `${header} must have letters or digits (is ${name})`);
}

/** An address for a user without one, in the characters that an address may have. */
const addressOf = (name: string, host: string): string =>
	`${name.replace(/[^\p{L}\p{M}\p{N}+_-]+/gu, ".").replace(/^\.|\.$/g, "") || "user"}@${host}`;

/** Who sends a request, as the commits of a team name it. @throws Refusal if the proxy does not say who it is */
export const userIn =
	(team?: Team) =>
	(request: Request): User => {
		if (!team) return { name: "This computer", email: "local@localhost" };
		const { userHeader, emailHeader, origin } = team;
		const name = headerText(request, userHeader);
		if (!name) throw new Refusal(401, `sign in: the request has no ${userHeader}`);
		assertName(userHeader, name);
		const email = emailHeader ? headerText(request, emailHeader) : "";
		if (email && (!emailAddress.test(email) || invisible.test(email)))
			throw new Refusal(400, `${emailHeader} must be an email address (is ${JSON.stringify(email)})`);
		return { name, email: email || (emailAddress.test(name) ? name : addressOf(name, new URL(origin).hostname)) };
	};
