/** Gatsby's own entry, by the name that `src/build/webpack.ts` gives it. */
declare module "gatsby-app";
