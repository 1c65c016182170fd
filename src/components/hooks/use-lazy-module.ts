import { startTransition, useEffect, useState } from "react";

const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A module that is loaded on demand; undefined until it is loaded, and if it cannot be loaded. The first render has a module
 * that is loaded already. Unlike `React.lazy`, this needs no Suspense fallback: the page works without the module.
 * @param load a constant function: `() => import("./module")`, declared outside of the component
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean): Module | undefined {
	const [module, setModule] = useState(() => loadedModules.get(load) as Module | undefined);
	const missing = wanted && module === undefined;
	useEffect(() => {
		if (!missing) return;
		let current = true;
		load().then(
			(loaded) => {
				loadedModules.set(load, loaded);
				if (current) startTransition(() => setModule(() => loaded));
			},
			(error: unknown) => console.error("A part of the page could not be loaded", error),
		);
		return () => {
			current = false;
		};
	}, [load, missing]);
	return module;
}
