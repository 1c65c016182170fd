/** A call to the market API that did not give what it should. */
export class MarketError extends Error {
	override name = "MarketError";
	/** The HTTP status, where an answer came at all. */
	readonly status: number | undefined;

	constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
		super(message, { cause });
		this.status = status;
	}
}
