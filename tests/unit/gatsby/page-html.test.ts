/** @jest-environment node */

import { hydrationFiles, withPreloads } from "../../../gatsby/patches/page-html";

const component = "component---src-pages-template-[id]-tsx";
const file = "component---src-pages-template-id-tsx";
const page = { path: "/ru/template/101/", componentChunkName: component, staticQueryHashes: ["123"] };
const chunks = {
	[component]: { assets: [{ name: "shared-0.js" }, { name: `${file}.css` }, { name: `${file}-1.js` }] },
};

test("lists the data and the scripts that a page needs besides Gatsby's own", () => {
	expect(hydrationFiles(page, chunks)).toEqual({
		data: ["/page-data/app-data.json", "/page-data/ru/template/101/page-data.json", "/page-data/sq/d/123.json"],
		scripts: ["/shared-0.js", `/${file}-1.js`],
	});
	expect(hydrationFiles({ ...page, path: "/" }, chunks).data).toContain("/page-data/index/page-data.json");
	expect(hydrationFiles({ ...page, path: "/template/[id]/" }, chunks).data.join()).not.toContain("[");
});

test("replaces the links of an earlier build", () => {
	const html = '<body><p>Text</p><script id="gatsby-script-loader" data-path="/"></script></body>';
	const earlier = withPreloads(html, { data: ["/old.json"], scripts: ["/old.js"] });
	const current = withPreloads(earlier, { data: ["/new.json"], scripts: ["/new.js"] });
	expect(current).toBe(
		'<body><p>Text</p><link rel="preload" fetchpriority="low" href="/new.json" as="fetch" crossorigin="anonymous"/>' +
			'<link rel="preload" fetchpriority="low" href="/new.js" as="script"/>' +
			'<script id="gatsby-script-loader" data-path="/"></script></body>',
	);
	expect(withPreloads(current, { data: [], scripts: [] })).toBe(html);
});
