import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showErrors } from "../../../../plugins/content-errors/src/notice";

const price = "content/plans.yaml:18:16 price must be 0 or more (is -5)";
const untranslated = "locales/ru/landing.json:2:3 is left in English";

let errors: string[] | undefined;
async function fetchErrors() {
	if (!errors) throw new TypeError("Failed to fetch");
	return { ok: true, text: async () => errors?.join("\n") };
}
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function send(...lines: string[]) {
	errors = lines;
	await jest.advanceTimersByTimeAsync(1_000);
}

beforeEach(async () => {
	jest.useFakeTimers();
	document.body.replaceChildren();
	Object.assign(window, { fetch: fetchErrors });
	errors = [];
	showErrors();
	await send();
});

test("is hidden on request until the errors change", async () => {
	expect(screen.queryByRole("alert")).toBeNull();
	await send(untranslated);
	await user.click(screen.getByRole("button", { name: "Hide" }));
	await send(untranslated);
	expect(screen.queryByRole("alert")).toBeNull();
	await send(price, untranslated);
	expect(screen.getByRole("alert", { name: "2 errors in content/ and locales/" })).toBeVisible();
	await send();
	expect(screen.queryByRole("alert")).toBeNull();
});

test("keeps the errors while the server does not respond", async () => {
	await send(price);
	errors = undefined;
	await jest.advanceTimersByTimeAsync(3_000);
	expect(screen.getByRole("alert")).toBeVisible();
});
