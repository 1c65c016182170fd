/** @jest-environment node */
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkProject, formatContentError } from "../../../../content-model/check";
import { watchContent } from "../../../../plugins/content-errors/watch-content";
import { content, replaced, sampleProject } from "../../content-model/sample-project";

jest.mock("../../../../content-model/check", () => {
	const actual = jest.requireActual("../../../../content-model/check");
	return { ...actual, checkProject: jest.fn(actual.checkProject) };
});

const file = "content/plans.yaml";
const withPrice = (price: number) => replaced(content("plans"), ["price: 5", `price: ${price}`]);
const negative = (price: number) => [`${file}:12:16 price must be 0 or more (is ${price})`];
const missing = [`${file}:1:1 this file is missing`];

let stop: () => Promise<void>;
afterEach(() => stop());

/** The watched folders, and what the watcher writes. */
const folders = { "gatsby/a": "", "plugins/a": "", "cms/a": "", "src/i18n/placeholders.d.ts": "" };

/** Watches a sample project with that price. `nextChange` waits for the next reported lines. */
async function watchProject(price: number) {
	const root = await sampleProject({ ...folders, [file]: withPrice(price) });
	const changes: string[][] = [];
	const onFailure = jest.fn();
	const { initial, watcher } = await watchContent(root, {
		onChange: (problems) => changes.push(problems.map(formatContentError)),
		onFailure,
	});
	stop = () => watcher.close();
	await once(watcher, "ready");
	const until = async (isDone: () => boolean) => {
		const end = Date.now() + 10_000;
		while (!isDone() && Date.now() < end) await pause(20);
	};
	return {
		initial: initial.map(formatContentError),
		onFailure,
		until,
		nextChange: () => until(() => changes.length > 0).then(() => changes.shift()),
		write: (text: string) => fs.writeFileSync(path.join(root, file), text),
		remove: () => fs.rmSync(path.join(root, file)),
	};
}

test("returns the errors that exist at the start, and reports changes", async () => {
	const { initial, nextChange, write, remove } = await watchProject(-5);
	expect(initial).toEqual(negative(-5));
	write(withPrice(5));
	expect(await nextChange()).toEqual([]);
	remove();
	expect(await nextChange()).toEqual(missing);
	for (const price of [-1, -2, -3]) write(withPrice(price));
	expect(await nextChange()).toEqual(negative(-3));
});

test("reports a failed check, and checks again on the next change", async () => {
	const { nextChange, onFailure, until, write, remove } = await watchProject(5);
	jest.mocked(checkProject).mockImplementationOnce(() => {
		throw new Error("deleted while it was read");
	});
	write("");
	await until(() => onFailure.mock.calls.length > 0);
	expect(onFailure).toHaveBeenCalledWith(new Error("deleted while it was read"));
	remove();
	expect(await nextChange()).toEqual(missing);
});
