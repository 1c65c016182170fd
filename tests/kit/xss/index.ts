import { addresses } from "./addresses";
import { brokenMarkup } from "./broken-markup";
import { clobbering } from "./clobbering";
import { documents } from "./documents";
import { handlers } from "./handlers";
import { namespaces } from "./namespaces";

/**
 * Attack vectors by family and name. They try to call `xss()` or `alert()`, to send a request to `evil.example`, or to break
 * the page. A compromised market API could send them in any field.
 */
export const vectorFamilies: Record<string, Record<string, string>> = {
	"event handlers": handlers,
	URLs: addresses,
	namespaces: namespaces,
	"embedded content": documents,
	"malformed markup": brokenMarkup,
	"DOM clobbering": clobbering,
};
