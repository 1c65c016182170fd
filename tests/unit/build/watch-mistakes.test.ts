/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { watchProject } from "../../../src/build/watch-mistakes";
import { checkProject, formatProblem } from "../../../src/content/check";
import { projectWith } from "../../kit/folder";

jest.mock("../../../src/content/check", () => {
	const actual = jest.requireActual("../../../src/content/check");
	return { ...actual, checkProject: jest.fn(actual.checkProject) };
});

const plans = fs.readFileSync("content/plans.yaml", "utf8");
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
	await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A copy of the repository that is watched; `told` waits for the next lines that are told. */
async function watched(files: Record<string, string> = {}) {
	const root = projectWith(files);
	const all: string[][] = [];
	const failed = jest.fn();
	const { first, stop, ready } = watchProject(root, {
		tell: (problems) => all.push(problems.map(formatProblem)),
		failed,
	});
	stops.push(stop);
	await ready;
	const until = async (done: () => boolean) => {
		for (let waited = 0; !done() && waited < 8000; waited += 20) await pause(20);
	};
	const told = async () => {
		await until(() => all.length > 0);
		return all.shift();
	};
	return { first, all, failed, told, until, file: (name: string) => path.join(root, name) };
}

test("a mistake is told of, and that it is mended", async () => {
	const { first, told, file } = await watched();
	expect(first).toEqual([]);
	fs.writeFileSync(file("content/plans.yaml"), plans.replace("price: 5\n", "price: -5\n"));
	expect(await told()).toEqual(["content/plans.yaml:18:16 price must be 0 or more (is -5)"]);
	fs.writeFileSync(file("content/plans.yaml"), plans);
	expect(await told()).toEqual([]);
});

test("what was wrong at the start is known", async () => {
	const { first, told, file } = await watched({ "content/plans.yaml": "" });
	expect(first.map(formatProblem)).toContainEqual(expect.stringMatching(/^content\/plans\.yaml:1:1 /));
	fs.writeFileSync(file("content/plans.yaml"), plans);
	expect(await told()).toEqual([]);
});

test("a file that goes, and one that nothing reads, are told of", async () => {
	const { told, file } = await watched();
	fs.rmSync(file("content/plans.yaml"));
	expect(await told()).toEqual(["content/plans.yaml:1:1 this file is missing"]);
	fs.writeFileSync(file("content/plans.yaml"), plans);
	expect(await told()).toEqual([]);
	fs.writeFileSync(file("locales/ru/prices.json"), "{}");
	expect(await told()).toEqual([expect.stringMatching(/^locales\/ru\/prices\.json:1:1 English has no such file/)]);
});

test("what was told is not told again", async () => {
	const { all, told, file } = await watched();
	for (const price of [-1, -2, -3]) {
		fs.writeFileSync(file("content/plans.yaml"), plans.replace("price: 5\n", `price: ${price}\n`));
	}
	expect(await told()).toEqual(["content/plans.yaml:18:16 price must be 0 or more (is -3)"]);
	fs.writeFileSync(file("content/plans.yaml"), `${plans.replace("price: 5\n", "price: -3\n")}# The end.\n`);
	await pause(400);
	expect(all).toEqual([]);
});

test("a check that fails is reported, and the next one is done", async () => {
	const { told, failed, until, file } = await watched();
	jest.mocked(checkProject).mockImplementationOnce(() => {
		throw new Error("gone while it was read");
	});
	fs.writeFileSync(file("content/plans.yaml"), "");
	await until(() => failed.mock.calls.length > 0);
	expect(failed).toHaveBeenCalledWith(new Error("gone while it was read"));
	fs.rmSync(file("content/plans.yaml"));
	expect(await told()).toEqual(["content/plans.yaml:1:1 this file is missing"]);
});
