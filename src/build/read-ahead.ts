/** As much of webpack's compiler as is used here. */
type Compiler = {
	webpack: {
		BannerPlugin: new (options: object) => { apply: (compiler: Compiler) => void };
		Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
	};
};

/**
 * Nearly all of these files runs while a page starts. Told so, the browser prepares all of it beside the page as it
 * arrives, and not function by function while the visitor is waiting. Other browsers than Chromium take it for a comment.
 */
const readAhead = { banner: "//# allFunctionsCalledOnLoad", raw: true, test: /^(app|framework)-.*\.js$/ };

/**
 * A plugin for webpack. It comes right after the minimizer, which drops comments, and before the source maps, which have to
 * count the line.
 */
export const readAheadPlugin = {
	apply: (compiler: Compiler) => {
		const { BannerPlugin, Compilation } = compiler.webpack;
		const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
		new BannerPlugin({ ...readAhead, stage }).apply(compiler);
	},
};
