export type Size = { width: number; height: number };

/** The keys that flows press, by their names in `KeyboardEvent.key`. */
export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown" | "ArrowRight" | "Control+v" | "Control+k";

/** The tab of a browser: what the flows need of it. Pointer and keys are real input. */
export type Tab = {
	/** Loads a document, until its `load` event. */
	goto(url: string): Promise<unknown>;
	reload(): Promise<unknown>;
	/** Runs a function in the page, which may be asynchronous. It has no access to variables outside it. */
	evaluate<Result, Value>(run: (value: Value) => Result, value?: Value): Promise<Awaited<Result>>;
	move(x: number, y: number): Promise<unknown>;
	click(x: number, y: number): Promise<unknown>;
	press(key: Key): Promise<unknown>;
	type(text: string): Promise<unknown>;
	/** Sets the size of the viewport. */
	resize(size: Size): Promise<unknown>;
	/** Ends the browser. */
	close(): Promise<unknown>;
};

export const desktop: Size = { width: 1280, height: 800 };
/** With the menu of a phone. WebKit's window cannot be narrower. */
export const narrow: Size = { width: 480, height: 700 };
