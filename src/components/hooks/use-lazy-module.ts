import { startTransition, useEffect, useState } from "react";

/** In ms, between attempts. */
const retryDelay = 10_000;

/** The loaded modules: a page that the visitor opens again has them in its first render. Renders may read them: they never change. */
const modules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A module that is loaded on demand; undefined until it is loaded, null while it cannot be loaded. Unlike `React.lazy`, this
 * needs no Suspense fallback: the page works without the module.
 * @param load a constant function: `() => import("./module")`, declared outside of the component
 */
export function useLazyModule<Module>(load: () => Promise<Module>, wanted: boolean): Module | null | undefined {
	const [module, setModule] = useState(() => modules.get(load) as Module | null | undefined);
	const isLoading = wanted && !module;
	useEffect(() => {
		if (!isLoading) return;
		const show = (loaded: Module) => {
			modules.set(load, loaded);
			startTransition(() => setModule(() => loaded));
		};
		let isReported = false;
		const fail = (error: unknown) => {
			if (!isReported) reportMissing(error);
			isReported = true;
			setModule((current) => current ?? null);
		};
		const attempt = () => void load().then(show, fail);
		attempt();
		const timer = window.setInterval(attempt, retryDelay);
		return () => window.clearInterval(timer);
	}, [load, isLoading]);
	return module;
}

/** Logs the error. The page works without the module. */
function reportMissing(error: unknown) {
	console.error("A part of the page could not be loaded", error);
}
