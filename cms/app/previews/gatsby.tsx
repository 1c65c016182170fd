import { type ComponentProps, createContext, useContext } from "react";

/** The answer to the site's static query, for components in a preview. */
export const StaticQueryData = createContext<unknown>({});

// What the site's components import from Gatsby. `cms/build.ts` replaces the package with this module.
export const graphql = () => null;
export const navigate = () => undefined;
export const withPrefix = (path: string) => path;
export const useStaticQuery = () => useContext(StaticQueryData);

export function Link({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
	return <a href={to} {...rest} />;
}
