/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkProject, formatContentError } from "../../../../content-model/check";
import { watchContent } from "../../../../plugins/content-errors/watch-content";
import { tempProject } from "../../../kit/temp-folder";

jest.mock("../../../../content-model/check", () => {
	const actual = jest.requireActual("../../../../content-model/check");
	return { ...actual, checkProject: jest.fn(actual.checkProject) };
});

const plans = fs.readFileSync("content/plans.yaml", "utf8");
const withPrice = (price: number) => plans.replace(/price: \d+\n/, `price: ${price}\n`);
/** The line of the error for a price below 0. */
const negative = (price: number) =>
	expect.stringMatching(new RegExp(`^content/plans\\.yaml:\\d+:16 price must be 0 or more \\(is ${price}\\)$`));
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
	await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** Watches a copy of the repository. `nextChange` waits for the next reported lines. */
async function watchCopy(files: Record<string, string> = {}) {
	const root = tempProject(files);
	const changes: string[][] = [];
	const onFailure = jest.fn();
	const { initial, stop, ready } = await watchContent(root, {
		onChange: (problems) => changes.push(problems.map(formatContentError)),
		onFailure,
	});
	stops.push(stop);
	await ready;
	const until = async (done: () => boolean) => {
		while (!done()) await pause(20);
	};
	const nextChange = async () => {
		await until(() => changes.length > 0);
		return changes.shift();
	};
	return {
		initial,
		onFailure,
		nextChange,
		until,
		write: (file: string, text: string) => fs.writeFileSync(path.join(root, file), text),
		remove: (file: string) => fs.rmSync(path.join(root, file)),
	};
}

const file = "content/plans.yaml";
const missing = [`${file}:1:1 this file is missing`];

test("returns the errors that exist at the start, and reports changes", async () => {
	const { initial, nextChange, until, write, remove } = await watchCopy({ [file]: withPrice(-5) });
	expect(initial.map(formatContentError)).toEqual([negative(-5)]);
	write(file, plans);
	expect(await nextChange()).toEqual([]);
	remove(file);
	expect(await nextChange()).toEqual(missing);
	write(file, plans);
	expect(await nextChange()).toEqual([]);
	write("locales/ru/prices.json", "{}");
	expect(await nextChange()).toEqual([
		expect.stringMatching(/^locales\/ru\/prices\.json:1:1 English has no such file/),
	]);
	remove("locales/ru/prices.json");
	expect(await nextChange()).toEqual([]);
	for (const price of [-1, -2, -3]) write(file, withPrice(price));
	expect(await nextChange()).toEqual([negative(-3)]);
	// The same errors are not reported twice.
	const checks = jest.mocked(checkProject).mock.calls.length;
	write(file, `${withPrice(-3)}# The end.\n`);
	await until(() => jest.mocked(checkProject).mock.calls.length > checks);
	write(file, plans);
	expect(await nextChange()).toEqual([]);
});

test("reports a failed check, and checks again on the next change", async () => {
	const { nextChange, onFailure, until, write, remove } = await watchCopy();
	jest.mocked(checkProject).mockImplementationOnce(() => {
		throw new Error("deleted while it was read");
	});
	write(file, "");
	await until(() => onFailure.mock.calls.length > 0);
	expect(onFailure).toHaveBeenCalledWith(new Error("deleted while it was read"));
	remove(file);
	expect(await nextChange()).toEqual(missing);
});
