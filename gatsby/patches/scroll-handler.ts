import type { ReactNode } from "react";

/**
 * Takes the place of gatsby-react-router-scroll (`unusedModules` in `webpack.ts`), which loses positions in late content and of
 * entries that were never scrolled. `src/layout/scroll-restoration.ts` restores them.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;
export const useScrollRestoration = () => {};
