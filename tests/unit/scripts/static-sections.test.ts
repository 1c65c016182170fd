/** @jest-environment node */
import { Modules } from "../../../scripts/structure/modules";
import { staticSectionProblems } from "../../../scripts/structure/static-sections";
import { tempFolder } from "../../kit/temp-folder";

/** The problems of a page with a static section, in a project with these files. */
function problemsOf(files: Record<string, string>) {
	const folder = tempFolder({
		"gatsby-browser.tsx": "",
		"src/pages/index.tsx": 'import "../sections";',
		"src/sections.tsx": 'staticSection(() => import("./faq.static").then((module) => module.Faq));',
		"src/faq.static.tsx": "export const Faq = () => <p />;",
		...files,
	});
	return staticSectionProblems(new Modules(folder));
}

const faq = (code: string, imports = "") => ({ "src/faq.static.tsx": `${imports}\nexport const Faq = () => ${code};` });
const wayOut = "rename it without `.static` and import it directly";

test.each([
	["state", faq("{ const [open] = useState(false); }"), "src/faq.static.tsx:2 calls useState"],
	["a reducer", faq("{ const [open] = React.useReducer<number>(count, 0); }"), "calls useReducer"],
	["an effect", faq("{ useEffect(() => {}); }"), "calls useEffect"],
	["a hook of a package", faq("useSWR(key)"), "calls useSWR"],
	["an event handler", faq("<p\n\tonClick={open}\n/>"), "src/faq.static.tsx:3 has onClick"],
	["a link to a page", faq('<a href="/pricing/">'), 'has <a> without rel="external"'],
	["a ref", faq("<p ref={box} />"), "has ref"],
	[
		"a hook of the project",
		{ ...faq("useOpen()", 'import { useOpen } from "./use-open";'), "src/use-open.ts": "const state = useRef(0);" },
		"src/use-open.ts:1 calls useRef",
	],
	[
		"a component with a handler",
		{
			...faq("<Menu />", 'import { Menu } from "./menu";'),
			"src/menu.tsx": "const Menu = () => <p onClick={open} />;",
		},
		"src/menu.tsx:1 has onClick, in a part of the static section src/faq.static.tsx",
	],
])("a static section has no behavior: %s", (_, files, problem) => {
	expect(problemsOf(files)).toEqual([expect.stringContaining(problem)]);
	expect(problemsOf(files)).toEqual([expect.stringContaining(wayOut)]);
});

test("only static sections are passed to staticSection", () => {
	const files = { "src/sections.tsx": 'staticSection(() => import("./faq"));', "src/faq.tsx": "" };
	expect(problemsOf(files)).toEqual([
		expect.stringContaining("src/sections.tsx:1 passes src/faq.tsx to staticSection"),
	]);
});

test("the page imports the styles of its static sections", () => {
	const files = { ...faq("<p />", 'import * as styles from "./faq.module.css";'), "src/faq.module.css": "" };
	expect(problemsOf(files)).toEqual([expect.stringContaining("src/sections.tsx:1 must import src/faq.module.css")]);
	expect(problemsOf({ ...files, "src/pages/index.tsx": 'import "../sections";\nimport "../faq.module.css";' })).toEqual(
		[],
	);
});
