/** DOM clobbering: ids and names that shadow properties used by scripts. */
export const clobbering = {
	"root of the page": '<div id="___gatsby">text</div><div id="gatsby-focus-wrapper">text</div><p id="content">text</p>',
	"announcer of the page": '<p id="gatsby-announcer" aria-live="off">text</p>',
	"functions of the document": "<img name=createElement><form name=querySelector></form><img name=getElementById>",
	"properties of the document":
		"<img name=cookie><form name=body></form><img name=head><img name=currentScript><img name=title>",
	"globals of Gatsby":
		'<a id=___loader></a><a id=___navigate></a><a id=___push href="javascript:xss()"></a><a id=asyncRequires></a>',
	"page data":
		'<a id=pagePath href="https://evil.example/"></a><a id=___chunkMapping></a><a id=___webpackCompilationHash></a>',
	"chunks of webpack": '<a id=webpackChunkqahva_site></a><a id=webpackChunk href="https://evil.example/"></a>',
	"parents of nodes":
		"<form><input name=parentNode><input name=attributes><input name=nodeName><input name=childNodes></form>",
	"removal of nodes":
		"<form onclick=xss()><input name=removeChild><input name=remove><input name=getAttributeNode></form>",
	"attributes of a form":
		"<form id=f onmouseover=xss()><input id=attributes><input name=removeAttribute form=f></form>",
	"collection of two": '<a id=config></a><a id=config name=src href="https://evil.example/x.js"></a>',
	"forms in frames": '<iframe name=opener srcdoc="<a id=location href=javascript:xss()>"></iframe>',
	"prototype of all":
		"<img name=__proto__><form id=constructor><input name=prototype></form><a id=toString></a><a id=hasOwnProperty></a>",
	sanitizer: "<a id=DOMPurify></a><form id=trustedTypes><input name=createPolicy></form><a id=DOMParser></a>",
	"storage of the browser":
		"<a id=localStorage></a><a id=sessionStorage></a><form id=navigator><input name=onLine></form>",
};
