import { act, render, screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { renderToString } from "react-dom/server";
import { placeholderDate } from "../../../../../src/features/catalog/decorations";
import { TemplateDetail, type TemplateDetailProps } from "../../../../../src/features/catalog/detail/template-detail";
import { TemplatePage } from "../../../../../src/features/catalog/detail/template-page";
import { formatDate } from "../../../../../src/i18n/format";
import { languages } from "../../../../../src/i18n/languages";
import { normalizeSpaces } from "../../../../kit/content";
import { marketServer } from "../../../../kit/market-server";
import { recordConsole } from "../../../../kit/record-console";
import { type RenderOptions, renderPage, withProviders } from "../../../../kit/render";
import { createTemplate } from "../../../../kit/template";
import { english, translations } from "../../../../kit/translations";

const script = (id: string) => ({ id, name: `Script ${id}`, code: "code()" });
const template = {
	...createTemplate({ id: "5", index: -1, title: "Support bot", scriptCount: 2 }),
	description: '<p>Answers <b>questions</b>.</p><img src="x" onerror="alert(1)">',
	scripts: [script("11"), script("12")],
};
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
	await act(() => import("../../../../../src/features/catalog/detail/sanitize"));
	return view;
}

test.each(languages)("shows the card with today's dates in $code, free, and no link to itself", async ({ code }) => {
	await renderDetail(ready, "", { language: code });
	const detail = translations(code, "template");
	const { card } = translations(code, "catalog");
	const article = within(screen.getByRole("article"));
	expect(article.getByRole("heading", { level: 1, name: "Support bot" })).toBeVisible();
	for (const term of [detail.created, detail.updated]) {
		const time = article.getByText(normalizeSpaces(term)).nextElementSibling?.querySelector("time");
		expect(time).toHaveTextContent(normalizeSpaces(formatDate(placeholderDate(), code)));
		expect(time).toHaveAttribute("datetime", placeholderDate().toISOString().slice(0, 10));
	}
	expect(article.getByText(normalizeSpaces(card.free))).toBeVisible();
	expect(article.queryByRole("link")).toBeNull();
	expect(article.queryByText(/Answers/)).toBeNull();
});

test("opens on Info, with the sanitized description in a focusable scroll box", async () => {
	await renderDetail();
	expect(screen.getByRole("tab", { name: english.template.info, selected: true })).toBeVisible();
	expect(screen.getByRole("tab", { name: "Scripts (2)", selected: false })).toBeVisible();
	const box = screen.getByRole("region", { name: english.template.description });
	expect(within(box).getByText("questions").tagName).toBe("B");
	expect(box.querySelector("img")).toBeNull();
	expect(box).toHaveAttribute("tabindex", "0");
});

const keepScroll = { replace: true, state: { keepScroll: true } };

test("keeps the open tab in the hash, and the query", async () => {
	const { user, rerender } = await renderDetail();
	await user.click(screen.getByRole("tab", { name: "Scripts (2)" }));
	expect(navigate).toHaveBeenLastCalledWith("/template/5/?from=mail#scripts", keepScroll);
	rerender(<Detail call={ready} hash="#scripts" />);
	expect(screen.getByRole("button", { name: "Script 11" })).toBeVisible();
	await user.click(screen.getByRole("tab", { name: english.template.info }));
	expect(navigate).toHaveBeenLastCalledWith("/template/5/?from=mail", keepScroll);
});

test("closes the script when the template changes", async () => {
	const { user, rerender } = await renderDetail(ready, "#scripts");
	await user.click(screen.getByRole("button", { name: "Script 11" }));
	const other = { ...ready, data: { ...template, id: "6" } };
	await act(async () => rerender(<Detail call={other} hash="#scripts" />));
	expect(screen.getByRole("button", { name: "Script 11", expanded: false })).toBeVisible();
});

test.each(["", " \n", "<img src=x>", "<p>&nbsp;</p>", "<b>".repeat(90)])(
	"shows a message for the description %j",
	async (description) => {
		await renderDetail({ state: "ready", data: { ...template, description } });
		expect(screen.getByText(english.template.noDescription)).toBeVisible();
	},
);

test("announces that it is loading", async () => {
	await renderDetail({ state: "loading" });
	expect(screen.getByRole("status").textContent).toBe(english.template.loading);
	expect(screen.queryByRole("tab")).toBeNull();
});

test("links from an unknown id to the catalog", async () => {
	const error = Object.assign(new Error(), { status: 404 });
	await renderDetail({ state: "error", error, retry: () => {} }, "", { language: "ru" });
	const { unknown } = translations("ru", "template");
	expect(screen.getByRole("heading", { name: unknown.title })).toBeVisible();
	expect(screen.getByRole("link", { name: unknown.back })).toHaveAttribute("href", "/ru/templates/");
	expect(screen.queryByRole("button")).toBeNull();
});

describe("the page of a template", () => {
	const market = marketServer();
	const location = { pathname: "/template/5/", search: "", hash: "" } as Location;

	test("has a breadcrumb from Home and Templates to the template's title", async () => {
		market.answers({ body: { title: "Support bot", description: "", data: [] } });
		renderPage(<TemplatePage id="5" snapshot={null} location={location} />, { language: "uz" });
		await screen.findByRole("heading", { name: "Support bot" });
		const { home, label } = translations("uz", "common").breadcrumb;
		const trail = within(screen.getByRole("navigation", { name: label }));
		const items = trail.getAllByRole("listitem");
		expect(items.map((item) => item.textContent)).toEqual([home, translations("uz", "catalog").title, "Support bot"]);
		expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/uz/", "/uz/templates/"]);
		expect(items.at(-1)).toHaveAttribute("aria-current", "page");
		expect(trail.getByRole("list")).toHaveAttribute("itemtype", "https://schema.org/BreadcrumbList");
	});

	describe("with the build's snapshot", () => {
		const snapshot = {
			templateId: "5",
			index: 2,
			title: "Support bot",
			teaser: "Answers questions.",
			description: "<p>Answers <b>questions</b>.</p>",
			html: "<p>Answers <b>questions</b>.</p>",
			scriptCount: 3,
			languages: ["Java"],
			price: 150,
			sentPrice: null,
			author: { name: "Elena Petrova", avatar: "/avatars/2.svg", role: null, roleId: "data-engineer" },
			createdAt: "2026-01-02T23:30:00.000Z",
			updatedAt: null,
		};
		const page = withProviders(<TemplatePage id={undefined} snapshot={snapshot} location={location} />);

		/** Hydrates the prerendered page. The page calls the market at once. */
		async function hydratePage() {
			const container = document.createElement("div");
			container.innerHTML = renderToString(page);
			document.body.append(container);
			await act(async () => render(page, { container, hydrate: true }));
		}

		test("is prerendered with the title, the price of the list, the description and the script count", () => {
			const html = renderToString(page);
			expect(html).toMatch(/<h1[^>]*>Support bot<\/h1>/);
			expect(html).toContain("$150");
			expect(html).toContain(snapshot.html);
			expect(html).toContain("Scripts (3)");
			expect(html).toContain("Jan 2, 2026");
			expect(html).not.toContain(formatDate(new Date(), "en"));
		});

		test("is refreshed in place, and keeps the price of the list", async () => {
			market.answers({ body: { title: "Support bot 2", description: snapshot.html, data: [{ script: script("1") }] } });
			await hydratePage();
			const description = screen.getByText("questions");
			expect(await screen.findByRole("heading", { level: 1, name: "Support bot 2" })).toBeVisible();
			expect(screen.getByText("questions")).toBe(description);
			expect(screen.getByText("$150")).toBeVisible();
			expect(screen.getByRole("tab", { name: "Scripts (1)" })).toBeVisible();
		});

		test("gives way to the unknown view when the market no longer has the template", async () => {
			recordConsole();
			market.answers({ status: 404 });
			await hydratePage();
			const { title } = translations("en", "template").unknown;
			expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
			expect(screen.queryByText("questions")).toBeNull();
		});
	});
});
