/** Where the site lives, without a slash at the end; set while building. */
export const siteUrl = (process.env.GATSBY_SITE_URL || "http://localhost:9000").replace(/\/+$/, "");
