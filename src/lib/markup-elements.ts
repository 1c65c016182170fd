const words = (text: string) => new Set(text.split(" "));

/** The elements of a description: text markup. Nothing that loads, submits, runs or changes the layout of the page. */
export const allowedTags = words(
	"a b blockquote br code dd div dl dt em h2 h3 h4 h5 h6 hr i kbd li mark ol p pre s small span strong sub sup table " +
		"tbody td tfoot th thead tr u ul",
);

/** The attributes that an author can set. */
export const allowedAttributes = words("href title lang dir colspan rowspan");
export const allowedUrl = /^(?:https?:|mailto:|tel:)/i;

/** All links open in a new tab. */
export const linkAttributes = { target: "_blank", rel: "noopener noreferrer nofollow ugc" };

export const emptyTags = words("br hr");
export const tableTags = words("tbody td tfoot th thead tr");

/** Elements that are part of a line of text. All others, also unknown ones, separate words. */
export const inlineTags = words(
	"a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rb rp rt rtc ruby s samp " +
		"small span strike strong sub sup time tt u var wbr",
);

/** Elements that may only contain those. */
export const lineTags = words("p h2 h3 h4 h5 h6 pre");

/** Elements whose text is not shown. */
export const invisibleTags = words(
	"audio head iframe math noembed noframes noscript script style svg template title video",
);
