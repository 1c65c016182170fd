/** In the place of `invariant`, which brings more words than checks. */
export default function invariant(holds: unknown, message: string) {
	if (!holds) throw new Error(message);
}
