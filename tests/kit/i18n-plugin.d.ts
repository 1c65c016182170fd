declare module "gatsby-plugin-react-i18next/gatsby-browser" {
	import type { ReactElement } from "react";
	/** The plugin ships no types for its browser half. */
	export function wrapPageElement(args: { element: ReactElement; props: object }, options: object): ReactElement;
}
