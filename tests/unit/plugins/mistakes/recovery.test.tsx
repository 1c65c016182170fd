import { act, render, screen } from "@testing-library/react";
import { explain, onCaughtError, startRecovery } from "../../../../plugins/mistakes/src/recovery";
import { ErrorBoundary } from "../../../../src/site/errors/error-boundary";
import { recordConsole } from "../../../kit/record-console";
import { renderPage } from "../../../kit/render";

const listeners = new Map<string, () => void>();
const push = jest.fn();

/** Gatsby's news for the open page. */
const emit = (name: string) => act(() => listeners.get(name)?.());

const cleared = [
	[["FAST_REFRESH", { action: "CLEAR_RUNTIME_ERRORS" }]],
	[["FAST_REFRESH", { action: "CLEAR_GRAPHQL_ERRORS" }]],
];

beforeAll(() => {
	Object.assign(window, {
		___emitter: { on: (name: string, listener: () => void) => listeners.set(name, listener) },
		_gatsbyEvents: { push },
	});
	startRecovery();
});

beforeEach(() => {
	explain(false);
	push.mockClear();
});

let broken = true;

function Page() {
	if (broken) throw new Error("content/plans.yaml gave nothing to show");
	return <p>the plans</p>;
}

/** As Gatsby hands on what React has caught. */
const onCaught = (_: unknown, errorInfo: { errorBoundary?: unknown }) => onCaughtError({ errorInfo });

test.each(["pageQueryResult", "staticQueryResult"])(
	"a page that crashed gets another chance with the next %s",
	(news) => {
		recordConsole();
		broken = true;
		renderPage(
			<ErrorBoundary visit="1">
				<Page />
			</ErrorBoundary>,
			{ onCaughtError: onCaught },
		);
		expect(screen.getByText("content/plans.yaml gave nothing to show")).toBeVisible();
		emit(news);
		expect(screen.queryByText("the plans")).toBeNull();
		broken = false;
		emit(news);
		expect(screen.getByText("the plans")).toBeVisible();
		expect(push.mock.calls).toEqual([...cleared, ...cleared]);
	},
);

test("a page that is well stays as it is", () => {
	render(<input aria-label="Name" />);
	const input = screen.getByLabelText("Name");
	emit("pageQueryResult");
	expect(screen.getByLabelText("Name")).toBe(input);
	expect(push).not.toHaveBeenCalled();
});

test("Gatsby's messages are taken away only while the notice explains them", () => {
	emit("overlayError");
	onCaughtError({ errorInfo: {} });
	expect(push).not.toHaveBeenCalled();
	explain(true);
	emit("overlayError");
	onCaughtError({ errorInfo: {} });
	expect(push.mock.calls).toEqual([...cleared, ...cleared, ...cleared]);
});
