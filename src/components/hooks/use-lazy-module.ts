import { startTransition, useEffect, useState } from "react";

/**
 * A module that is loaded on demand; undefined until it is loaded, and if it cannot be loaded. Unlike `React.lazy`, this needs
 * no Suspense fallback: the page works without the module.
 * @param load a constant function: `() => import("./module")`, declared outside of the component
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean): Module | undefined {
	const [module, setModule] = useState<Module>();
	useEffect(() => {
		if (wanted) load().then((loaded) => startTransition(() => setModule(() => loaded)), reportMissing);
	}, [load, wanted]);
	return module;
}

/** Logs the error. The page works without the module. */
export function reportMissing(error: unknown) {
	console.error("A part of the page could not be loaded", error);
}
