import { act, fireEvent, screen } from "@testing-library/react";
import { Hero } from "../../../../../src/features/landing/hero/hero";
import { languages } from "../../../../../src/i18n/languages";
import { readContent } from "../../../../kit/content";
import { setReducedMotion } from "../../../../kit/reduced-motion";
import { type RenderOptions, renderPage } from "../../../../kit/render";
import { translations } from "../../../../kit/translations";

const { words } = readContent<Queries.HeroContentFragment>("hero");
const picture = { wide: { childImageSharp: null }, narrow: { childImageSharp: null } };
const content = { words, picture };
const english = ["Automation", "Integration", "Scalability", "Flexibility", "Reliability", "Security", "Speed", "Java"];

function renderHero(options?: RenderOptions) {
	jest.useFakeTimers();
	return renderPage(<Hero content={content} />, options);
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const inState = (state: string) =>
	[...document.querySelectorAll(`[data-state="${state}"]`)].map((word) => word.textContent?.trim());
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("starts with the first word and no previous one", () => {
	renderHero();
	expect(inState("active")).toEqual(["Automation"]);
	expect(inState("exit")).toEqual([]);
});

test("shows the next word every 3000 ms, in a loop", () => {
	renderHero();
	wait(2999);
	expect(inState("active")).toEqual(["Automation"]);
	wait(1);
	expect(inState("active")).toEqual(["Integration"]);
	expect(inState("exit")).toEqual(["Automation"]);
	const seen = english.map(() => {
		wait(3000);
		return [inState("exit"), inState("active")].flat().join(" to ");
	});
	expect(seen).toEqual(english.map((_, at) => `${english[(at + 1) % 8]} to ${english[(at + 2) % 8]}`));
});

test("pauses and continues with the same word", () => {
	renderHero();
	wait(3000);
	press("Pause the changing word");
	wait(60_000);
	expect(inState("active")).toEqual(["Integration"]);
	press("Let the word change again");
	wait(3000);
	expect(inState("active")).toEqual(["Scalability"]);
});

test("stops with reduced motion, also if the preference changes", () => {
	setReducedMotion(true);
	renderHero();
	wait(60_000);
	expect(inState("active")).toEqual(["Automation"]);
	act(() => setReducedMotion(false));
	wait(3000);
	expect(inState("active")).toEqual(["Integration"]);
	act(() => setReducedMotion(true));
	wait(60_000);
	expect(inState("active")).toEqual(["Integration"]);
});

test("clears its timer when it is unmounted", () => {
	const { unmount } = renderHero();
	unmount();
	expect(jest.getTimerCount()).toBe(0);
});

test.each(languages)("has a heading with the current word only and two links in $code", ({ code }) => {
	renderHero({ language: code });
	const { hero } = translations(code, "landing");
	const { actions } = translations(code, "common");
	const site = readContent<Queries.SiteContentQuery["site"]>("site");
	const headline = hero.headline.replace("{{word}}", hero.words.automation);
	expect(screen.getByRole("heading", { level: 1, name: headline })).toBeVisible();
	expect(screen.getByRole("link", { name: actions.getStarted })).toHaveAttribute("href", site?.registration);
	expect(screen.getByRole("link", { name: actions.learnMore })).toHaveAttribute("href", site?.documentation);
	expect(document.getElementById("hero-section")).toContainElement(screen.getByRole("heading"));
});
