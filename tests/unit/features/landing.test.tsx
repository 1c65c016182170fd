import { act, fireEvent, screen } from "@testing-library/react";
import { Closing } from "../../../src/features/landing/closing/closing";
import { Hero } from "../../../src/features/landing/hero/hero";
import { Resources } from "../../../src/features/landing/resources/resources";
import { LandingSection } from "../../../src/features/landing/sections";
import { readContent } from "../../kit/content";
import { setReducedMotion } from "../../kit/reduced-motion";
import { renderPage } from "../../kit/render";
import { english } from "../../kit/translations";

describe("the hero", () => {
	const { hero } = english.landing;
	// No ids of content. Without a text, the key is shown.
	const words = ["One", "Two", "Three"];
	const [first, second, third] = words.map((id) => `hero.words.${id}`);
	const picture = { wide: { childImageSharp: null }, narrow: { childImageSharp: null } };

	function renderHero() {
		jest.useFakeTimers();
		return renderPage(<Hero content={{ words, picture }} />);
	}

	const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
	const inState = (state: string) =>
		[...document.querySelectorAll(`[data-state="${state}"]`)].map((word) => word.textContent?.trim());
	const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

	test("shows the next word after 3000 ms, and the previous one exits", () => {
		renderHero();
		wait(2999);
		expect(inState("active")).toEqual([first]);
		wait(1);
		expect([inState("exit"), inState("active")]).toEqual([[first], [second]]);
	});

	test("pauses and continues with the same word", () => {
		renderHero();
		wait(3000);
		press(hero.pause);
		wait(60_000);
		expect(inState("active")).toEqual([second]);
		press(hero.play);
		wait(3000);
		expect(inState("active")).toEqual([third]);
	});

	test("stops with reduced motion, also if the preference changes", () => {
		setReducedMotion(true);
		renderHero();
		wait(60_000);
		expect(inState("active")).toEqual([first]);
		act(() => setReducedMotion(false));
		wait(3000);
		expect(inState("active")).toEqual([second]);
		act(() => setReducedMotion(true));
		wait(60_000);
		expect(inState("active")).toEqual([second]);
	});
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

test("a contact by email shows its address, for visitors without a mail program", () => {
	const items = [
		{ id: "mail", titled: null, url: "mailto:a@example.org?subject=Hi" },
		{ id: "chat", titled: null, url: "https://t.me/sales" },
	];
	renderPage(<Resources content={{ blocks: [{ id: "contact-us", kind: "links", items }] }} />);
	expect(screen.getByText("a@example.org")).toBeVisible();
	expect(document.querySelectorAll("li")[1]).not.toHaveTextContent("t.me");
});

test.each(["hero", "showcase", "features", "templates", "pricing", "resources"])(
	"in develop, the section %s is left out while its file is missing",
	(name) => {
		const content = {
			site: null,
			hero: null,
			showcase: null,
			features: null,
			templates: null,
			plans: null,
			resources: null,
		};
		const { container } = renderPage(<LandingSection name={name} content={content} />);
		expect(container).toBeEmptyDOMElement();
	},
);
