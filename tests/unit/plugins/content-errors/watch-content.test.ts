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

/** The watched folders, and what the watcher writes. */
const folders = { "gatsby/a": "", "plugins/a": "", "cms/a": "", "src/i18n/placeholders.d.ts": "" };

test("reports the errors at the start and after each change, also after a failed check", async () => {
	const root = await sampleProject({ ...folders, [file]: withPrice(-5) });
	const reported: (string[] | Error)[] = [];
	const { initial, watcher } = await watchContent(root, {
		onChange: (errors) => reported.push(errors.map(formatContentError)),
		onFailure: (error) => reported.push(error as Error),
	});
	await once(watcher, "ready");
	const next = async () => {
		while (reported.length === 0) await pause(20);
		return reported.shift();
	};
	const write = (price: number) => fs.writeFileSync(path.join(root, file), withPrice(price));

	expect(initial.map(formatContentError)).toEqual(negative(-5));
	write(5);
	expect(await next()).toEqual([]);
	const error = new Error("deleted while it was read");
	jest.mocked(checkProject).mockRejectedValueOnce(error);
	write(6);
	expect(await next()).toBe(error);
	fs.rmSync(path.join(root, file));
	expect(await next()).toEqual([`${file}:1:1 this file is missing`]);
	for (const price of [-1, -2, -3]) write(price);
	expect(await next()).toEqual(negative(-3));
	await watcher.close();
});
