import { decodeUrl } from "../../../src/lib/decode-url";

/**
 * Gatsby decodes paths several times and catches no error: `/%E0` would be a page that does not respond (gatsby issues 26828,
 * 34998). This replaces % with ~ before the router reads the URL. No page has a % in its path: ids have ~ in its place
 * (`template-link.ts`). A hash that cannot be decoded is removed.
 */
const { pathname, search, hash } = window.location;
const target = pathname.replaceAll("%", "~") + search + (decodeUrl(hash) === undefined ? "" : hash);
if (target !== pathname + search + hash) window.history.replaceState(window.history.state, "", target);
