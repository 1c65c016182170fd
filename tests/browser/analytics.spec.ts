import { expect, test } from "@playwright/test";
import { readContent } from "../kit/content";

const plans = readContent<Queries.PlansContentFragment>("plans").groups.flatMap((group) => group.plans);

const events = {
	"/": [
		"get-started header",
		"get-started hero",
		"learn-more",
		"billing monthly",
		"billing annual",
		...plans.map(({ id }) => `get-now ${id}`),
		"contact-us mail",
	],
	"/template/101/": ["use-template"],
};

for (const [page, names] of Object.entries(events)) {
	test(`the elements of ${page} name their analytics events`, async ({ request }) => {
		const html = await (await request.get(page)).text();
		const found = [...html.matchAll(/data-event="([^"]*)"/g)].map(([, name]) => name);
		expect(found).toEqual(expect.arrayContaining(names));
	});
}
