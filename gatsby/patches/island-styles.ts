import type { ChunkGroup, Compilation, Compiler, Module } from "webpack";

const name = "IslandStyles";
/** The type of the modules of mini-css-extract-plugin. */
const cssType = "css/mini-extract";

/**
 * Gives a page the styles of its islands (`src/components/island.tsx`). Gatsby inlines the styles of a page's own chunk only, and
 * a first visit shows the HTML of an island without loading its chunk. So the CSS moves from the chunk of the island to those that
 * load it. An `import()` in a file that imports `island` is an island.
 */
export class IslandStyles {
	apply(compiler: Compiler) {
		compiler.hooks.thisCompilation.tap(name, (compilation) => {
			compilation.hooks.afterChunks.tap(name, () => {
				for (const group of compilation.chunkGroups) if (isIsland(group, compilation)) moveStyles(group, compilation);
			});
		});
	}
}

function isIsland(group: ChunkGroup, { moduleGraph }: Compilation): boolean {
	const importsIsland = (module: Module) =>
		[...moduleGraph.getOutgoingConnections(module)].some((connection) =>
			/\/src\/components\/island\.tsx$/.test(connection.module?.nameForCondition() ?? ""),
		);
	return group.origins.some(({ module }) => module && importsIsland(module));
}

function moveStyles(island: ChunkGroup, { chunkGraph, modules }: Compilation) {
	for (const chunk of island.chunks) {
		for (const css of [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, cssType) ?? [])]) {
			for (const parent of island.getParents()) {
				// An entry also has the chunk of webpack's runtime.
				const target = parent.chunks.find((each) => each.name === parent.name);
				if (target) chunkGraph.connectChunkAndModule(target, css);
				// mini-css-extract-plugin sorts by these numbers: after the styles of the page, which are less than the number of modules.
				parent.setModulePostOrderIndex(css, modules.size + (island.getModulePostOrderIndex(css) ?? 0));
			}
			chunkGraph.disconnectChunkAndModule(chunk, css);
		}
	}
}
