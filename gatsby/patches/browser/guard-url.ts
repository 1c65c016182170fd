/**
 * Replaces % in the path, which no page has. Gatsby decodes paths several times and catches no error: `/%E0` would be a page that does
 * not respond (gatsby issues 26828, 34998). With the whole URL: a path can start with two slashes.
 */
const { href, pathname } = window.location;
const target = href.replace(pathname, () => pathname.replaceAll("%", "~"));
if (target !== href) window.history.replaceState(window.history.state, "", target);

export {};
