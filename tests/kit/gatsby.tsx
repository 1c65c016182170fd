import type { ComponentProps, Ref } from "react";
import { readContent } from "./content";

/** Stands in for Gatsby in unit tests: links are plain, and the static query answers from the real YAML. */
export const graphql = () => null;
export const navigate = jest.fn();
export const withPrefix = (path: string) => path;
export const useStaticQuery = () => ({ site: readContent("site"), resources: readContent("resources") });

type LinkProps = ComponentProps<"a"> & { to: string; innerRef?: Ref<HTMLAnchorElement>; replace?: boolean };

export function Link({ to, innerRef, replace: _replace, children, ...rest }: LinkProps) {
	return (
		<a href={to} ref={innerRef} {...rest}>
			{children}
		</a>
	);
}
