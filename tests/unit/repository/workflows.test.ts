/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { formatContentError } from "../../../content-model/check";

const root = path.resolve(__dirname, "../../..");
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const folder = ".github/workflows";
const workflows = fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);

type Step = { uses?: string; with?: Record<string, unknown>; run?: string };
type Job = { uses?: string; steps?: Step[]; permissions?: unknown; "timeout-minutes"?: number };
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
		const versions = steps.flatMap(({ run = "" }) => run.match(/npx (?:--yes )?\S+/g) ?? []);
		expect(versions.filter((command) => !/@\d+\.\d+\.\d+$/.test(command) && command !== "npx playwright")).toEqual([]);
	});

	test("puts no text that others write into a script, and ends", () => {
		expect(steps.filter(({ run }) => run?.includes("${{")).map(({ run }) => run)).toEqual([]);
		expect(allJobs.filter((job) => !job.uses && !job["timeout-minutes"])).toEqual([]);
	});
});

test("errors of npm run check become annotations at file, line and column", () => {
	const { problemMatcher } = JSON.parse(read(".github/content-check.json")) as {
		problemMatcher: [{ pattern: [Record<"file" | "line" | "column" | "message", number> & { regexp: string }] }];
	};
	const [{ regexp, file, line, column, message }] = problemMatcher[0].pattern;
	const error = { file: "content/plans.yaml", line: 14, column: 12, message: "price must be 0 or more (is -5)" };
	const found = new RegExp(regexp).exec(formatContentError(error)) ?? [];
	expect([found[file], found[line], found[column], found[message]]).toEqual(Object.values(error).map(String));
	expect(new RegExp(regexp).test("5 errors in content/ and locales/.")).toBe(false);
	expect(read(`${folder}/content.yml`)).toContain("::add-matcher::.github/content-check.json");
});

test("CODEOWNERS names paths that exist, and an owner for everything else", () => {
	const lines = read(".github/CODEOWNERS")
		.split("\n")
		.filter((each) => each && !each.startsWith("#"));
	const paths = lines.map((each) => each.split(/\s+/)[0] ?? "");
	expect(paths[0]).toBe("*");
	expect(paths.slice(1).filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
});

test("SECURITY.md has the address of security.txt", () => {
	const { securityEmail } = parse(read("content/site.yaml")) as { securityEmail: string };
	expect(read("SECURITY.md")).toContain(securityEmail);
});
