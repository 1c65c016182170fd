import { screen } from "@testing-library/react";
import { languages } from "../../../../src/i18n/languages";
import { localizedPath } from "../../../../src/i18n/paths";
import { ErrorBoundary } from "../../../../src/site/errors/error-boundary";
import { NotFoundView } from "../../../../src/site/errors/not-found-view";
import { asRead } from "../../../kit/content";
import { copyOf } from "../../../kit/copy";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";

function Crash({ what }: { what: unknown }): never {
	throw what;
}

test("shows what is below it as long as that works", () => {
	renderPage(<ErrorBoundary visit="1">fine</ErrorBoundary>);
	expect(screen.getByText("fine")).toBeVisible();
	expect(screen.queryByRole("heading")).toBeNull();
});

test.each([
	["an Error", new Error("The plan went missing"), "The plan went missing"],
	["a text", "out of beans", "out of beans"],
	["nothing", undefined, "undefined"],
])("shows 'Unexpected Application Error!' and the message of %s that was thrown, and logs it", (_, what, message) => {
	const log = recordConsole();
	renderPage(
		<ErrorBoundary visit="1">
			<Crash what={what} />
		</ErrorBoundary>,
	);
	expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
	expect(screen.getByText(message)).toBeVisible();
	expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
	expect(log).toHaveBeenCalled();
});

test("gives the page another chance at the next visit", () => {
	recordConsole();
	const page = renderPage(
		<ErrorBoundary visit="1">
			<Crash what="once" />
		</ErrorBoundary>,
	);
	page.rerender(<ErrorBoundary visit="1">well again</ErrorBoundary>);
	expect(screen.queryByText("well again")).toBeNull();
	page.rerender(<ErrorBoundary visit="2">well again</ErrorBoundary>);
	expect(screen.getByText("well again")).toBeVisible();
});

test.each(languages)(
	"a missing page is the error view with status and status text in $code, and ways out",
	({ code }) => {
		renderPage(<NotFoundView />, { language: code });
		const { errors, actions } = copyOf(code, "common");
		expect(screen.getByRole("heading", { level: 1, name: errors.title })).toBeVisible();
		expect(errors.notFound.status).toMatch(/^404 /);
		expect(screen.getByText(asRead(errors.notFound.status))).toBeVisible();
		expect(screen.getByRole("link", { name: actions.goHome })).toHaveAttribute("href", localizedPath("/", code));
		const templates = screen.getByRole("link", { name: actions.browseTemplates });
		expect(templates).toHaveAttribute("href", localizedPath("/templates/", code));
	},
);
