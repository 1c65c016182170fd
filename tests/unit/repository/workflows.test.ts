/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const folder = ".github/workflows";
const workflows = fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);

type Step = { uses?: string; with?: Record<string, unknown> };
type Job = { uses?: string; steps?: Step[]; permissions?: unknown };
type Workflow = { on: object; permissions?: unknown; jobs: Record<string, Job> };

describe.each(workflows)("%s", (file) => {
	const text = read(file);
	const { on, permissions, jobs } = parse(text) as Workflow;
	const allJobs = Object.values(jobs);
	const steps = allJobs.flatMap((job) => job.steps ?? []);

	test("may only read the repository", () => {
		expect(permissions).toEqual({ contents: "read" });
		expect(allJobs.filter((job) => job.permissions !== undefined)).toEqual([]);
		expect(on).not.toHaveProperty("pull_request_target");
		for (const { uses, with: options } of steps) {
			if (uses?.startsWith("actions/checkout@")) expect(options).toMatchObject({ "persist-credentials": false });
		}
	});

	test("names actions of other repositories by commit, with the version as a comment", () => {
		const pinned = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
		const all = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = ""]) => action);
		expect(all.length).toBe(steps.filter(({ uses }) => uses).length + allJobs.filter(({ uses }) => uses).length);
		expect(all.filter((action) => !action.startsWith("./") && !pinned.test(action))).toEqual([]);
	});
});
