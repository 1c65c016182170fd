import { plainText } from "../../../../src/market/card/plain-text";
import { htmlText } from "../../../../src/market/find/engine/html-text";

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

test.each([
	"<p>Курсы <b>валют</b></p><p>каждое утро</p>",
	"<ul><li>one</li><li>two</li></ul>tail",
	"Tele<b>gram</b> bot<br>next",
	"a &lt; b &amp; c &#1041;&#x411; &quot;x&quot;",
	"<p>kept</p><script>alert('not')</script><style>p { color: red }</style><!-- not -->",
	"1 < 2 and 3 > 2",
	"no HTML at all",
	"",
])("reads %s as a browser does", (html) => {
	expect(tidy(htmlText(html))).toBe(plainText(html));
});

test.each(["<", "<p", "<script>", "&#99999999;", "&#0;", "</", "<!--", "<p onclick='a>b'"])("stands %s", (html) => {
	expect(typeof htmlText(html)).toBe("string");
});
