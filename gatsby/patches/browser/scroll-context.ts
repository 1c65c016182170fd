import type { ReactNode } from "react";

/**
 * Takes the place of gatsby-react-router-scroll, because the layout scrolls (`src/layout/scrolling.ts`). The package writes to
 * the storage while the visitor scrolls, and throws an error for a hash that cannot be decoded.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;

/** The package `gatsby` exports it. */
export const useScrollRestoration = undefined;
