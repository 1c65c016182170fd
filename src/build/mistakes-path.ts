/** Where `gatsby develop` tells the open pages of the mistakes in content and copy. */
export const mistakesPath = "/__mistakes";
