import { type ComponentType, lazy } from "react";
import { reportMissing } from "./hooks/use-lazy-module";

const Missing = () => null;

/**
 * Like `React.lazy`, but a part that cannot be loaded is missing on the page instead of replacing it with the error view. It needs
 * no `<Suspense>`: React shows the previous page until the part is loaded or missing.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
		const part = await load().catch(reportMissing);
		return { default: part ?? Missing };
	});
}
