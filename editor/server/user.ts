import type { Request } from "express";
import type { User } from "./git";
import type { Team } from "./team";
import { Refusal } from "./working-tree";

/** The text of a header, which is UTF-8: Node.js reads each of its bytes as a character. */
const headerText = (request: Request, name: string): string =>
	Buffer.from(request.get(name) ?? "", "latin1")
		.toString("utf8")
		.trim();

/** Invisible characters, among them those that change the direction of a text, and bytes that are not UTF-8. */
const unreadable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/u;

/** What git does not remove from a name. */
const nameCharacter = /[^\s.,:;<>"\\']/;

const emailAddress = /^[^\s<>@"]+@[^\s<>@"]+$/;

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
		if (unreadable.test(name) || !nameCharacter.test(name))
			throw new Refusal(400, `${userHeader} must be a readable name in UTF-8 (is ${JSON.stringify(name)})`);
		const email = emailHeader ? headerText(request, emailHeader) : "";
		if (email && (!emailAddress.test(email) || unreadable.test(email)))
			throw new Refusal(400, `${emailHeader} must be an email address (is ${JSON.stringify(email)})`);
		return { name, email: email || (emailAddress.test(name) ? name : addressOf(name, new URL(origin).hostname)) };
	};
