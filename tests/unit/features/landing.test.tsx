import { act, fireEvent, screen } from "@testing-library/react";
import { landingAnchors } from "../../../content-model/schemas/site";
import { Closing } from "../../../src/features/landing/closing/closing";
import { Hero } from "../../../src/features/landing/hero/hero";
import { HeroView } from "../../../src/features/landing/hero/hero-view";
import { Resources } from "../../../src/features/landing/resources/resources";
import { sections } from "../../../src/features/landing/sections";
import { readContent } from "../../kit/content";
import { setReducedMotion } from "../../kit/reduced-motion";
import { renderPage } from "../../kit/render";
import { english } from "../../kit/translations";

const heroContent = {
	picture: { wide: { childImageSharp: null }, narrow: { childImageSharp: null }, exampleData: null },
	script: { name: "A.java", lines: [] },
	log: null,
};

describe("the hero", () => {
	const { hero } = english.landing;
	// No ids of content. Without a text, the key is shown.
	const words = ["One", "Two", "Three"];
	const [first, second, third] = words.map((id) => `hero.words.${id}`);
	const facts = { totalCount: 0, scripts: null };

	async function renderHero(log: Queries.HeroLogFragment[] | null = null) {
		jest.useFakeTimers();
		// Its content is loaded.
		await act(async () => renderPage(<Hero content={{ ...heroContent, words, log }} facts={facts} />));
	}

	const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
	const inState = (state: string) =>
		[...document.querySelectorAll(`[data-state="${state}"]`)].map((word) => word.textContent?.trim());
	const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

	test("shows the next word after 3000 ms, and the previous one exits", async () => {
		await renderHero();
		wait(2999);
		expect(inState("active")).toEqual([first]);
		wait(1);
		expect([inState("exit"), inState("active")]).toEqual([[first], [second]]);
	});

	test("pauses and continues with the same word", async () => {
		await renderHero();
		wait(3000);
		press(hero.pause);
		wait(60_000);
		expect(inState("active")).toEqual([second]);
		press(hero.play);
		wait(3000);
		expect(inState("active")).toEqual([third]);
	});

	test("stops with reduced motion, also if the preference changes", async () => {
		setReducedMotion(true);
		await renderHero();
		wait(60_000);
		expect(inState("active")).toEqual([first]);
		act(() => setReducedMotion(false));
		wait(3000);
		expect(inState("active")).toEqual([second]);
		act(() => setReducedMotion(true));
		wait(60_000);
		expect(inState("active")).toEqual([second]);
	});

	test("shows what the script writes, and plays the run on request, also before the log is in view", async () => {
		await renderHero([
			{ id: "started", text: null, line: 1, at: 0 },
			{ id: "rates", text: "76 rates", line: 2, at: 9 },
		]);
		const run = screen.getByRole("figure", { name: hero.run.sample });
		expect(run).toHaveTextContent(hero.run.log.started);
		expect(screen.getByText("76 rates")).toHaveAttribute("lang", "en");
		expect(run).toHaveAttribute("data-playing", "ready");
		press(hero.run.again);
		expect(run).toHaveAttribute("data-playing", "true");
	});
});

test.each([
	[{ totalCount: 21, scripts: 1402 }, "21 templates1,402 scripts"],
	[{ totalCount: 0, scripts: null }, null],
])("the hero says what the snapshot has: %j", (facts, text) => {
	renderPage(<HeroView content={{ ...heroContent, words: ["java"] }} facts={facts} />);
	const source = screen.queryByText(english.landing.hero.sourceFact);
	expect(source?.parentElement?.textContent ?? null).toBe(text && text + english.landing.hero.sourceFact);
});

test("the closing band leads to the registration and to the catalog", () => {
	renderPage(<Closing />);
	const { registration } = readContent<Queries.SiteYaml>("site");
	const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
	const { getStarted, browseTemplates } = english.common.actions;
	expect(links).toEqual([
		[getStarted, registration],
		[browseTemplates, "/templates/"],
	]);
});

test("there is a component for each section that the content can name", () => {
	expect(Object.keys(sections).sort()).toEqual(Object.keys(landingAnchors).sort());
});

describe("the resources", () => {
	const item = { titled: null, page: null, contentPage: null, url: null, to: null, languages: [] };
	const paragraph = {
		tag: "p",
		children: ["Text ", { tag: "Link", props: { to: "/b/", languages: [] }, children: ["B"] }],
	};
	const contentPage = { name: "a", path: "/a/", title: "Why?", prose: [paragraph], pictures: [] };
	type Story = Queries.StoryListFragment["nodes"][number];

	function renderBlock(
		kind: Queries.ResourcesYamlBlocksKind,
		items: object[],
		more: object = {},
		stories: Story[] = [],
	) {
		const blocks = [{ id: "block", kind, items: items.map((each) => ({ ...item, ...each })), ...more }];
		const content = { blocks } as unknown as Queries.ResourcesContentFragment;
		renderPage(<Resources content={content} stories={{ nodes: stories }} />);
	}

	test("a contact by email shows its address, for visitors without a mail program", () => {
		renderBlock("links", [
			{ id: "mail", url: "mailto:a@example.org?subject=Hi" },
			{ id: "chat", url: "https://t.me/sales" },
		]);
		expect(screen.getByText("a@example.org")).toBeVisible();
		expect(document.querySelectorAll("li")[1]).not.toHaveTextContent("t.me");
	});

	test("a card leads to a page of the site", () => {
		renderBlock("links", [{ id: "about", to: "/about/" }]);
		expect(screen.getByRole("link")).toHaveAttribute("href", "/about/");
	});

	test("an answer is the text of its page, with links; without the language of the page, there is no question", () => {
		renderBlock("questions", [
			{ id: "why", page: "a", contentPage },
			{ id: "how", page: "b" },
		]);
		expect(document.querySelectorAll("details")).toHaveLength(1);
		expect(document.querySelector("#block-why summary")).toHaveTextContent("Why?");
		expect(document.querySelector("#block-why a")).toHaveAttribute("href", "/b/");
	});

	test("the newest stories are cards with their dates, and lead to all stories", () => {
		renderBlock("stories", [], {}, [{ path: "/bot/", title: "A bot", description: "How.", date: "2026-11-04" }]);
		expect(screen.getByText("Nov 4, 2026")).toBeVisible();
		const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
		expect(links).toEqual(["/bot/", "/stories/"]);
	});

	test("a page opens behind its description, and has an address of its own", () => {
		renderBlock("page", [], { contentPage: { ...contentPage, description: "In one sentence." } });
		const block = document.querySelector("details#block");
		expect(block).not.toHaveAttribute("open");
		expect(block?.querySelector("summary")).toHaveTextContent(/In one sentence\.$/);
		expect(screen.getByRole("link", { name: english.landing.resources.ownPage })).toHaveAttribute("href", "/a/");
	});
});
