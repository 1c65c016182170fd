/** Event handler attributes that run by themselves or on interaction. */
export const handlers = {
	"image that fails": "<img src=x onerror=xss()>",
	"image that loads": "<img src=/favicon.svg onload=xss()>",
	"image without quotes or spaces": "<img/src=x/onerror=xss()>",
	"image in capitals": '<IMG SRC="x" ONERROR="xss()">',
	"image with entities in the handler": "<img src=x onerror=&#x78;&#115;s&lpar;&rpar;>",
	"image with a template string": "<img src=x onerror=xss``>",
	"handler after a line break": "<img src=x\nonerror\n=\nxss()>",
	"handler after a form feed": "<img\fsrc=x\fonerror=xss()>",
	"handler twice": "<img src=x onerror=xss() onerror=alert()>",
	"svg that loads": "<svg onload=xss()>",
	"svg without spaces": "<svg/onload=xss()//",
	"body that loads": "<body onload=xss() onpageshow=xss() onhashchange=xss()>",
	"frameset that loads": "<frameset onload=xss()><frame src=javascript:xss()></frameset>",
	"details that opens": "<details open ontoggle=xss()><summary>more</summary></details>",
	"input with focus": "<input autofocus onfocus=xss() onblur=xss()>",
	"select with focus": "<select autofocus onfocus=xss()><option>1</option></select>",
	"any element with focus": "<p tabindex=1 autofocus onfocus=xss() onfocusin=xss()>text</p>",
	"link that is clicked": '<a href="https://good.example/" onclick="xss()" onmousedown="xss()">link</a>',
	"paragraph under the pointer": "<p onmouseover=xss() onpointerenter=xss() onmousemove=xss() onwheel=xss()>text</p>",
	"animation that starts":
		"<style>@keyframes x{}</style><p style='animation-name:x' onanimationstart=xss() onanimationend=xss()>text</p>",
	"transition that ends": "<p style='transition:color 1ms' ontransitionend=xss() ontransitionrun=xss()>text</p>",
	"video that fails": "<video src=x onerror=xss()></video><video><source src=x onerror=xss()></video>",
	"audio that fails": "<audio src=x onerror=xss() autoplay></audio>",
	marquee: "<marquee onstart=xss() onbounce=xss() onfinish=xss() loop=1>text</marquee>",
	"form that is sent": "<form onsubmit=xss() onreset=xss() onformdata=xss()><button>send</button></form>",
	"copy and paste":
		"<p contenteditable oncopy=xss() oncut=xss() onpaste=xss() onbeforeinput=xss() oninput=xss()>text</p>",
	"drag and drop": "<p draggable=true ondragstart=xss() ondrag=xss() ondrop=xss() ondragover=xss()>text</p>",
	"content that becomes visible": "<p style=content-visibility:auto oncontentvisibilityautostatechange=xss()>text</p>",
	"popover that toggles":
		"<button popovertarget=pop>open</button><div popover id=pop onbeforetoggle=xss() ontoggle=xss()>text</div>",
	"invoker command":
		"<button commandfor=dlg command=show-modal>go</button><dialog id=dlg oncommand=xss()>text</dialog>",
	"text found on the page": "<p hidden=until-found onbeforematch=xss()>text</p>",
	"key that is bound": "<p accesskey=x onclick=xss() onkeydown=xss() onkeyup=xss()>text</p>",
};
