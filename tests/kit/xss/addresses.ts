/** `javascript:` URLs in many spellings, and links that leak data or control to their target. */
export const addresses = {
	"javascript link": '<a href="javascript:xss()">link</a>',
	"javascript link in mixed case": '<a href="JaVaScRiPt:xss()">link</a>',
	"javascript after a space": '<a href=" javascript:xss()">link</a>',
	"javascript after a control sign": '<a href="&#1;&#14; javascript:xss()">link</a>',
	"javascript after a no-break space": '<a href="&#160;javascript:xss()">link</a>',
	"javascript split by a tab": '<a href="java\tscript:xss()">link</a>',
	"javascript split by a line break": '<a href="java&#10;script:xss()">link</a>',
	"javascript split by a null": '<a href="java\0script:xss()">link</a>',
	"javascript with decimal entities":
		'<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;xss()">link</a>',
	"javascript with entities and no semicolons":
		'<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;xss()">link</a>',
	"javascript with long entities": '<a href="&#0000106avascript&colon;xss()">link</a>',
	"javascript with named entities": '<a href="java&Tab;script&NewLine;&colon;xss&lpar;&rpar;">link</a>',
	"javascript written in percent": '<a href="javascript:%78%73%73%28%29">link</a>',
	"javascript with a host": '<a href="javascript://good.example/%0axss()">link</a>',
	"javascript with unicode escapes": '<a href="javascript:\\u0078ss()">link</a>',
	"javascript in full-width letters": '<a href="ｊａｖａｓｃｒｉｐｔ：xss()">link</a>',
	"javascript without quotes": "<a href=javascript:xss()>link</a>",
	"javascript between backticks": "<a href=`javascript:xss()`>link</a>",
	"vbscript link": '<a href="vbscript:xss()">link</a>',
	"data link with HTML": '<a href="data:text/html,<script>opener.xss()</script>">link</a>',
	"data link in base64": '<a href="data:text/html;base64,PHNjcmlwdD5vcGVuZXIueHNzKCk8L3NjcmlwdD4=">link</a>',
	"data link with SVG":
		"<a href=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='xss()'/>\">link</a>",
	"blob link": '<a href="blob:https://evil.example/1">link</a>',
	"file link": '<a href="file:///etc/passwd">link</a>',
	"link with a feed scheme": '<a href="feed:javascript:xss()">link</a>',
	"link with view-source": '<a href="view-source:javascript:xss()">link</a>',
	"link to another host without a scheme": '<a href="//evil.example/">link</a>',
	"link with backslashes": '<a href="\\\\evil.example\\x">link</a>',
	"link that keeps its opener": '<a href="https://good.example/" target="_self" rel="opener">link</a>',
	"link into a named window": '<a href="https://good.example/" target="___gatsby">link</a>',
	"link that pings": '<a href="https://good.example/" ping="https://evil.example/ping">link</a>',
	"link that downloads": '<a href="https://good.example/" download="setup.exe">link</a>',
	"link with a referrer":
		'<a href="https://good.example/" referrerpolicy="unsafe-url" attributionsrc="https://evil.example/">link</a>',
	"link in SVG": '<svg><a xlink:href="javascript:xss()"><text y="20">link</text></a></svg>',
	"link in SVG that is set later":
		'<svg><a><set attributeName="href" to="javascript:xss()"/><text y="20">link</text></a></svg>',
	"link in SVG that is animated":
		'<svg><a><animate attributeName="href" values="javascript:xss()"/><text y="20">link</text></a></svg>',
	"link in MathML": '<math href="javascript:xss()"><mi>link</mi></math>',
	"link with a namespace":
		'<math><mi xlink:href="javascript:xss()" xmlns:xlink="http://www.w3.org/1999/xlink">link</mi></math>',
	"area of a map": '<map name=m><area shape=default href="javascript:xss()"></map><img usemap=#m src=x>',
	"form that leads to code": '<form action="javascript:xss()"><input type=submit></form>',
	"button that leads to code": '<form><button formaction="javascript:xss()">send</button></form>',
	"image button that leads to code": '<form><input type=image src=x formaction="javascript:xss()"></form>',
	"quote with a source": '<blockquote cite="javascript:xss()">text</blockquote><del cite="javascript:xss()">text</del>',
};
