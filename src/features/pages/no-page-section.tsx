/** Takes the place of `page-section.tsx` in builds whose landing page shows no text: `gatsby/webpack.ts`. */
export const PageSection = () => null;
