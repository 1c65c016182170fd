import { decodeUrl } from "../../../src/lib/text";

/**
 * Replaces % in the path, which no page has, and removes a hash that cannot be decoded. Gatsby decodes paths several times and
 * catches no error: `/%E0` would be a page that does not respond (gatsby issues 26828, 34998).
 */
const { pathname, search, hash } = window.location;
const target = pathname.replaceAll("%", "~") + search + (decodeUrl(hash) === undefined ? "" : hash);
if (target !== pathname + search + hash) window.history.replaceState(window.history.state, "", target);
