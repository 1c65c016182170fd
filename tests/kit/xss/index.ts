import { addresses } from "./addresses";
import { brokenMarkup } from "./broken-markup";
import { clobbering } from "./clobbering";
import { documents } from "./documents";
import { handlers } from "./handlers";
import { namespaces } from "./namespaces";

/**
 * Texts that try to run `xss()` or `alert()`, to ask `evil.example` for something or to take the page apart, by family and
 * name. They stand for what an API under attack may send as any of its texts.
 */
export const families: Record<string, Record<string, string>> = {
	"code in attributes": handlers,
	"addresses that are code": addresses,
	"other namespaces": namespaces,
	"documents within the document": documents,
	"broken markup": brokenMarkup,
	"names of others": clobbering,
};
