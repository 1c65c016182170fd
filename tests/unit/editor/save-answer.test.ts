/** @jest-environment node */
import { saveAnswer } from "../../../editor/app/save-answer";
import { largestBody } from "../../../editor/config/api";
import { editorLabels } from "../../../editor/config/labels";

const labelOf = editorLabels(["en"]);
const html = (status: number) => async () =>
	new Response("<html>", { status, headers: { "content-type": "text/html" } });

async function messageOf(send: () => Promise<Response>, size = 1_000_000) {
	const answer = await saveAnswer(size, send, labelOf);
	return [answer.status, ((await answer.json()) as { message: string }).message];
}

test.each<[string, () => Promise<Response>, number, string]>([
	["401 of a proxy", html(401), 401, "refused.signIn"],
	["401 of the server", async () => Response.json({ message: "sign in" }, { status: 401 }), 401, "refused.signIn"],
	["a page to sign in", html(200), 401, "refused.signIn"],
	[
		"a redirect",
		async () => Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" }),
		401,
		"refused.signIn",
	],
	["502", html(502), 503, "refused.noAnswer"],
	["502 as JSON", async () => Response.json({}, { status: 502 }), 503, "refused.noAnswer"],
	["504", html(504), 503, "refused.noAnswer"],
	["no connection", () => Promise.reject(new TypeError("Failed to fetch")), 503, "refused.noAnswer"],
])("a save that is answered with %s says what to do", async (_, send, status, key) => {
	expect(await messageOf(send)).toEqual([status, labelOf(key)]);
});

test("a save that a proxy finds too large names its size, and one for the server names the limit, without sending it", async () => {
	expect(await messageOf(html(413), 2_500_000)).toEqual([413, labelOf("refused.proxySize", { size: 3 })]);
	const send = jest.fn(html(200));
	expect(await messageOf(send, largestBody + 1)).toEqual([413, labelOf("refused.tooLarge", { limit: 37 })]);
	expect(send).not.toHaveBeenCalled();
});

test("what the server answers stays", async () => {
	const message = "Too long";
	expect(await messageOf(async () => Response.json({ message }, { status: 422 }))).toEqual([422, message]);
});
