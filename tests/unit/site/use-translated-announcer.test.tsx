import { act, render } from "@testing-library/react";
import { useTranslatedAnnouncer } from "../../../src/site/layout/use-translated-announcer";

const announcer = () => document.getElementById("gatsby-announcer") as HTMLElement;
const frames = () => act(() => new Promise((done) => setTimeout(done, 60)));

/** What Gatsby does after a navigation. */
async function navigate(path: string, title: string) {
	window.history.pushState(null, "", path);
	announcer().textContent = "Navigated to a heading";
	await act(async () => {});
	const said = announcer().textContent;
	document.title = title;
	await frames();
	return said;
}

const Announced = () => {
	useTranslatedAnnouncer();
	return null;
};

beforeEach(() => {
	document.body.innerHTML = '<div id="gatsby-announcer"></div>';
	window.history.pushState(null, "", "/ru/");
});

test("a new page is announced by its title, and never in English", async () => {
	render(<Announced />);
	expect(await navigate("/ru/templates/", "Шаблоны")).toBe("");
	expect(announcer()).toHaveTextContent(/^Шаблоны$/);
	expect(await navigate("/ru/", "Главная")).toBe("");
	expect(announcer()).toHaveTextContent(/^Главная$/);
});

test("what changes within a page is not announced", async () => {
	render(<Announced />);
	for (const path of ["/ru/#pricing", "/ru/?x=1", "/ru/"]) {
		await navigate(path, "Главная");
		expect(announcer()).toBeEmptyDOMElement();
	}
});
