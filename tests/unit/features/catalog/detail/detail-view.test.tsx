import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { DetailView } from "../../../../../src/features/catalog/detail/detail-view";
import { TemplatePage, type TemplatePageProps } from "../../../../../src/features/catalog/detail/template-page";
import type { TemplateDetail } from "../../../../../src/features/catalog/model";
import { placeholderDate } from "../../../../../src/features/catalog/placeholder-data";
import { formatDate } from "../../../../../src/i18n/format";
import type { LanguageCode } from "../../../../../src/i18n/languages";
import { normalizeSpaces } from "../../../../kit/content";
import { marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";
import { renderPage, withProviders } from "../../../../kit/render";
import { createTemplate } from "../../../../kit/template";
import { english, interpolate, translations } from "../../../../kit/translations";

const template: TemplateDetail = {
	...createTemplate({ id: "5", index: -1, title: "Support bot" }),
	description: '<p>Answers <b>questions</b>.</p><img src="x" onerror="alert(1)">',
	scripts: [],
};
const location = { pathname: "/template/5/" };

/** Renders a template that is not in the list or the snapshot. Waits for the sanitizer, which is loaded on demand. */
async function renderDetail(data = template, language?: LanguageCode) {
	const call = { state: "ready", data } as const;
	const element = <DetailView call={call} template={data} snapshot={undefined} location={location} />;
	renderPage(element, { language });
	await act(() => import("../../../../../src/lib/sanitize"));
}

test("shows a free card with today's dates and without a link to a template", async () => {
	await renderDetail(template, "uz");
	const detail = translations("uz", "template");
	const article = within(screen.getByRole("article", { name: "Support bot" }));
	expect(article.getByRole("heading", { level: 1, name: "Support bot" })).toBeVisible();
	expect(article.getAllByRole("term").map((term) => term.textContent)).toEqual([detail.created, detail.updated]);
	for (const { firstElementChild: time } of article.getAllByRole("definition")) {
		expect(time).toHaveTextContent(formatDate(placeholderDate(), "uz"));
		expect(time).toHaveAttribute("datetime", placeholderDate().toISOString().slice(0, 10));
	}
	// Another text of the card may have the same wording.
	expect(article.getAllByText(normalizeSpaces(translations("uz", "catalog").card.free))[0]).toBeVisible();
	expect(article.getAllByRole("link").map((link) => link.textContent)).toEqual([detail.use]);
	expect(article.queryByText(/Answers/)).toBeNull();
});

test.each(["", "<img src=x>", "<b>".repeat(90)])("shows a message for the description %j", async (description) => {
	await renderDetail({ ...template, description });
	expect(screen.getByText(english.template.noDescription)).toBeVisible();
});

describe("the preview of the code", () => {
	const code = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`).join("\n");
	const scripts = ["First", "Second"].map((name) => ({ id: name, name, code: `import a.B;\n\n// ${name}\n${code}` }));
	const withCode = { ...template, scripts, scriptCount: scripts.length };
	const preview = () => screen.queryByRole("figure");
	afterEach(() => window.history.replaceState(null, "", "/"));

	test("shows twelve lines of the first script after its imports, and leads to all scripts", async () => {
		window.history.replaceState(null, "", location.pathname);
		await renderDetail(withCode);
		expect(document.querySelector("pre")).toBeNull();
		expect(preview()).toHaveTextContent(/First ?\/\/ First.*line 11(?!.*line 12)/);
		expect(preview()?.querySelector("[data-line]")).toHaveAttribute("data-line", "3");
		const button = within(preview() as HTMLElement).getByRole("button");
		act(() => button.click());
		// The scripts load the highlighter.
		await act(() => import("../../../../../src/features/catalog/detail/highlight-code"));
		const tab = screen.getByRole("tab", { selected: true });
		expect(tab).toHaveTextContent(interpolate(english.template.scripts, { count: 2 }));
		expect(tab).toHaveFocus();
		expect(window.location.hash).toBe("#scripts");
		// The code of the open script is the only one on the page.
		expect(preview()).toBeNull();
	});

	test("is copied with the line breaks of the code", async () => {
		await renderDetail(withCode);
		const shown = preview()?.querySelector("code") as HTMLElement;
		document.getSelection()?.selectAllChildren(shown);
		const setData = jest.fn();
		fireEvent.copy(shown, { clipboardData: { setData } });
		expect(setData).toHaveBeenCalledWith("text/plain", expect.stringMatching(/^\/\/ First\nline 1\n/));
	});

	test("warns of hidden characters", async () => {
		await renderDetail({ ...withCode, scripts: [{ id: "1", name: "Main", code: "a\u202eb" }] });
		expect(screen.getByText(english.template.hiddenCharacters)).toBeVisible();
	});

	test.each([
		["scripts", []],
		["code", [{ id: "1", name: "Main", code: "" }]],
	])("is left out without %s", async (_, none) => {
		await renderDetail({ ...withCode, scripts: none, scriptCount: none.length });
		expect(preview()).toBeNull();
	});
});

describe("a prerendered page", () => {
	const market = marketServer();
	const description = "<p>Answers <b>questions</b>.</p>";
	const listed = createTemplate({ id: "5", index: 2, title: "Support bot", description, price: 150 });
	const snapshot = { ...listed, html: description };
	const props = { data: { template: snapshot }, pageContext: {}, params: {}, location } as unknown as TemplatePageProps;
	const page = withProviders(<TemplatePage {...props} />);

	/** Hydrates the prerendered page. The page calls the market at once. */
	async function hydratePage() {
		const container = document.createElement("div");
		container.innerHTML = renderToString(page);
		document.body.append(container);
		await act(async () => render(page, { container, hydrate: true }));
	}

	test("is refreshed in place, and keeps the price of the list", async () => {
		const script = { id: 1, name: "Main", releaseCode: "" };
		market.answers({ body: { title: "Support bot 2", description: snapshot.html, data: [{ script }] } });
		await hydratePage();
		const description = screen.getByText("questions");
		expect(await screen.findByRole("heading", { level: 1, name: "Support bot 2" })).toBeVisible();
		const trail = within(screen.getByRole("navigation", { name: english.common.breadcrumb.label }));
		expect(trail.getAllByRole("listitem").at(-1)).toHaveTextContent("Support bot 2");
		expect(screen.getByText("questions")).toBe(description);
		expect(screen.getByText("$150")).toBeVisible();
		expect(screen.getByRole("tab", { name: interpolate(english.template.scripts, { count: 1 }) })).toBeVisible();
	});

	test("shows a description that has changed since the build", async () => {
		market.answers({
			body: { title: "Support bot", description: "<p>New <b>text</b></p><script></script>", data: [] },
		});
		await hydratePage();
		expect((await screen.findByText("text", { selector: "b" })).closest("section")).toHaveTextContent(/^New text$/);
	});

	test("gives way to the unknown view when the market no longer has the template", async () => {
		recordConsole();
		market.answers({ status: 404 });
		await hydratePage();
		const { title } = english.template.unknown;
		expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
		const trail = within(screen.getByRole("navigation", { name: english.common.breadcrumb.label }));
		expect(trail.getAllByRole("listitem").at(-1)).toHaveTextContent(title);
		expect(screen.queryByText("questions")).toBeNull();
		expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
	});
});
