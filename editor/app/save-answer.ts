import { largestBody, largestFile } from "../config/api";
import type { LabelOf } from "../config/labels";

/** The CMS shows the message. It repeats a call that is answered with 502, so a save is never answered with that. */
const refusal = (status: number, message: string) => Response.json({ message }, { status });

/**
 * Sends a save. What the server answers stays; what a proxy answers, or nobody, becomes a message that says what to do.
 * @param size of the body in bytes
 * @param send sends it; must not follow redirects, which lead to a login page
 */
export async function saveAnswer(size: number, send: () => Promise<Response>, labelOf: LabelOf): Promise<Response> {
	const tooLarge = refusal(413, labelOf("refused.tooLarge", { limit: largestFile }));
	if (size > largestBody) return tooLarge;
	const response = await send().catch(() => undefined);
	const { status = 0, type, ok = false } = response ?? {};
	const isOwn = response?.headers.get("content-type")?.startsWith("application/json");
	if (response && isOwn && ![401, 502, 504].includes(status)) return response;
	if (status === 413) return refusal(413, labelOf("refused.proxySize", { size: Math.ceil(size / 1e6) }));
	// A page with a form to sign in, or the address of one.
	const isSignedOut = ok || [401, 403, 407].includes(status) || type === "opaqueredirect";
	return isSignedOut ? refusal(401, labelOf("refused.signIn")) : refusal(503, labelOf("refused.noAnswer"));
}
