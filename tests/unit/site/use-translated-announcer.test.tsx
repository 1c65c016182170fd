import { act, render } from "@testing-library/react";
import { useTranslatedAnnouncer } from "../../../src/site/layout/use-translated-announcer";

const announcer = () => document.getElementById("gatsby-announcer") as HTMLElement;
const wait = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));

const Announced = ({ pathname }: { pathname: string }) => {
	useTranslatedAnnouncer(pathname);
	return null;
};

let show: ReturnType<typeof render>["rerender"];

/** What Gatsby does after a navigation: the title comes so many milliseconds after the page. */
async function navigate(path: string, title: string, late = 0) {
	window.history.pushState(null, "", path);
	show(<Announced pathname={window.location.pathname} />);
	announcer().textContent = "Navigated to a heading";
	await wait(late);
	const said = announcer().textContent;
	document.title = title;
	await wait(60);
	return said;
}

beforeEach(() => {
	document.body.innerHTML = '<div id="gatsby-announcer"></div>';
	document.title = "Главная";
	window.history.pushState(null, "", "/ru/");
	show = render(<Announced pathname="/ru/" />, {
		container: document.body.appendChild(document.createElement("div")),
	}).rerender;
});

test.each([0, 300])("a new page is announced by its title, %i ms late, and never in English", async (late) => {
	expect(await navigate("/ru/templates/", "Шаблоны", late)).toBe("");
	expect(announcer()).toHaveTextContent(/^Шаблоны$/);
	expect(await navigate("/ru/", "Главная", late)).toBe("");
	expect(announcer()).toHaveTextContent(/^Главная$/);
});

test("a page with the title of the one before is announced, too", async () => {
	await navigate("/ru/template/1/", "Бот");
	await navigate("/ru/template/2/", "Бот");
	expect(announcer()).toBeEmptyDOMElement();
	await wait(1000);
	expect(announcer()).toHaveTextContent(/^Бот$/);
});

test("what changes within a page is not announced", async () => {
	for (const path of ["/ru/#pricing", "/ru/?x=1", "/ru/"]) {
		await navigate(path, "Главная");
		expect(announcer()).toBeEmptyDOMElement();
	}
});
