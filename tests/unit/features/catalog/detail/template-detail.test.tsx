import { act, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { TemplateDetail, type TemplateDetailProps } from "../../../../../src/features/catalog/detail/template-detail";
import { TemplatePage } from "../../../../../src/features/catalog/detail/template-page";
import { placeholderDate } from "../../../../../src/features/catalog/placeholder-data";
import { formatDate } from "../../../../../src/i18n/format";
import { marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";
import { type RenderOptions, renderPage, withProviders } from "../../../../kit/render";
import { createTemplate } from "../../../../kit/template";
import { english, interpolate, translations } from "../../../../kit/translations";

const script = (id: string) => ({ id, name: `Script ${id}`, code: "code()" });
const template = {
	...createTemplate({ id: "5", index: -1, title: "Support bot", scriptCount: 2 }),
	description: '<p>Answers <b>questions</b>.</p><img src="x" onerror="alert(1)">',
	scripts: [script("11"), script("12")],
};
const scriptsTab = (count: number) => interpolate(english.template.scripts, { count });
const at = (hash = "") => ({ pathname: "/template/5/", search: "?from=mail", hash }) as Location;
const ready = { state: "ready", data: template } as const;

/** A page without a template of the list or the snapshot. */
function Detail({ call, hash }: { call: TemplateDetailProps["call"]; hash?: string }) {
	const data = call.state === "ready" ? call.data : undefined;
	return <TemplateDetail call={call} template={data} prerendered={undefined} location={at(hash)} />;
}

/** Renders and waits for the sanitizer, which is loaded on demand. */
async function renderDetail(call: TemplateDetailProps["call"] = ready, hash?: string, options?: RenderOptions) {
	const view = renderPage(<Detail call={call} hash={hash} />, options);
	await act(() => import("../../../../../src/lib/sanitize"));
	return view;
}

test("shows a free card with today's dates and without a link to itself", async () => {
	await renderDetail(ready, "", { language: "uz" });
	const detail = translations("uz", "template");
	const article = within(screen.getByRole("article"));
	expect(article.getByRole("heading", { level: 1, name: "Support bot" })).toBeVisible();
	expect(article.getAllByRole("term").map((term) => term.textContent)).toEqual([detail.created, detail.updated]);
	for (const { firstElementChild: time } of article.getAllByRole("definition")) {
		expect(time).toHaveTextContent(formatDate(placeholderDate(), "uz"));
		expect(time).toHaveAttribute("datetime", placeholderDate().toISOString().slice(0, 10));
	}
	// Another text of the card may have the same wording.
	expect(article.getAllByText(translations("uz", "catalog").card.free)[0]).toBeVisible();
	expect(article.queryByRole("link")).toBeNull();
	expect(article.queryByText(/Answers/)).toBeNull();
});

test.each(["", "<img src=x>", "<b>".repeat(90)])("shows a message for the description %j", async (description) => {
	await renderDetail({ state: "ready", data: { ...template, description } });
	expect(screen.getByText(english.template.noDescription)).toBeVisible();
});

describe("a prerendered page", () => {
	const market = marketServer();
	const location = { pathname: "/template/5/", search: "", hash: "" } as Location;
	const description = "<p>Answers <b>questions</b>.</p>";
	const listed = createTemplate({ id: "5", index: 2, title: "Support bot", description, price: 150 });
	const snapshot = { ...listed, templateId: "5", html: description } as unknown as Queries.SnapshotDetailFragment;
	const page = withProviders(<TemplatePage id={undefined} snapshot={snapshot} location={location} />);

	/** Hydrates the prerendered page. The page calls the market at once. */
	async function hydratePage() {
		const container = document.createElement("div");
		container.innerHTML = renderToString(page);
		document.body.append(container);
		await act(async () => render(page, { container, hydrate: true }));
	}

	test("is refreshed in place, and keeps the price of the list", async () => {
		market.answers({ body: { title: "Support bot 2", description: snapshot.html, data: [{ script: script("1") }] } });
		await hydratePage();
		const description = screen.getByText("questions");
		expect(await screen.findByRole("heading", { level: 1, name: "Support bot 2" })).toBeVisible();
		const trail = within(screen.getByRole("navigation", { name: english.common.breadcrumb.label }));
		expect(trail.getAllByRole("listitem").at(-1)).toHaveTextContent("Support bot 2");
		expect(screen.getByText("questions")).toBe(description);
		expect(screen.getByText("$150")).toBeVisible();
		expect(screen.getByRole("tab", { name: scriptsTab(1) })).toBeVisible();
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
		expect(screen.queryByText("questions")).toBeNull();
	});
});
