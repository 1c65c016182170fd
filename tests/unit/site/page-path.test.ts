import { createElement, type ReactElement } from "react";
import { onPreRenderHTML } from "../../../src/site/page-path";

type Script = ReactElement<{ id?: string; "data-path"?: string; dangerouslySetInnerHTML?: { __html: string } }>;

/** What the hook makes of the components after the body. */
function rewritten(components: ReactElement[]): Script[] {
	let result: Script[] = [];
	const args = {
		getPostBodyComponents: () => components,
		replacePostBodyComponents: (given: Script[]) => {
			result = given;
		},
	};
	onPreRenderHTML?.(args as never, { plugins: [] });
	return result;
}

const loader = (path: string) =>
	createElement("script", {
		key: "script-loader",
		id: "gatsby-script-loader",
		// biome-ignore lint/security/noDangerouslySetInnerHtml: what Gatsby renders
		dangerouslySetInnerHTML: { __html: `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/` },
	});

test.each(["/", "/ru/templates/", '/a"b\\c/'])(
	"the script of %s is the same as everywhere, and knows its path",
	(path) => {
		const other = createElement("script", { key: "other", src: "/app.js" });
		const [script, kept] = rewritten([loader(path), other]);
		const text = script?.props.dangerouslySetInnerHTML?.__html ?? "";
		expect(text).toBe(rewritten([loader("/x/")])[0]?.props.dangerouslySetInnerHTML?.__html);
		expect(kept).toBe(other);

		const element = document.createElement("script");
		element.dataset.path = script?.props["data-path"];
		element.textContent = text;
		document.head.append(element);
		expect((window as { pagePath?: string }).pagePath).toBe(path);
	},
);
