import { screen } from "@testing-library/react";
import { languages, localizedPath } from "../../../../src/i18n/languages";
import { ErrorBoundary } from "../../../../src/layout/errors/error-boundary";
import { NotFoundView } from "../../../../src/layout/errors/errors";
import { normalizeSpaces } from "../../../kit/content";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";
import { translations } from "../../../kit/translations";

function Crash({ what }: { what: unknown }): never {
	throw what;
}

test("renders its children if they do not throw", () => {
	renderPage(<ErrorBoundary visit="1">fine</ErrorBoundary>);
	expect(screen.getByText("fine")).toBeVisible();
	expect(screen.queryByRole("heading")).toBeNull();
});

test.each([
	["an Error", new Error("The plan went missing"), "The plan went missing"],
	["a string", "out of beans", "out of beans"],
	["undefined", undefined, "undefined"],
])("shows 'Unexpected Application Error!' and the message if %s is thrown, and logs it", (_, what, message) => {
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

test("renders its children again on the next visit", () => {
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

test.each(languages)("the not-found view shows the status, its text and links in $code", ({ code }) => {
	renderPage(<NotFoundView />, { language: code });
	const { errors, actions } = translations(code, "common");
	expect(screen.getByRole("heading", { level: 1, name: errors.title })).toBeVisible();
	expect(errors.notFound.status).toMatch(/^404 /);
	expect(screen.getByText(normalizeSpaces(errors.notFound.status))).toBeVisible();
	expect(screen.getByRole("link", { name: actions.goHome })).toHaveAttribute("href", localizedPath("/", code));
	const templates = screen.getByRole("link", { name: actions.browseTemplates });
	expect(templates).toHaveAttribute("href", localizedPath("/templates/", code));
});
