import { z } from "zod";
import { contentFile } from "../content-file";
import { called, chatUrl, id, listOf, someOf } from "./parts";

const dollars = z.int({ error: "must be whole dollars" }).min(0, { error: "must be 0 or more" });

const percentage = { error: "must be a percentage from 0 to 99" };

const feature = z.strictObject({
	kind: id.describe("What it is: a key of pricing.features"),
	count: z
		.number()
		.positive({ error: "must be above 0" })
		.optional()
		.describe("How many, for kinds with a number in their text"),
});

const plan = z.strictObject({
	id: id.describe("Finds name and description: pricing.plans.<id>"),
	price: dollars.describe("Whole US dollars a month; 0 is free. The price of a year is reckoned from it."),
	recommended: z.boolean().optional().describe("Marks the plan as the most popular one"),
	chat: chatUrl,
	features: someOf(feature).describe("What the plan includes, in the order of the card"),
});

const group = z.strictObject({
	id: id.describe("Finds the name of the group: pricing.groups.<id>"),
	plans: listOf(plan).describe("The plans of the group, from left to right"),
});

export const plans = contentFile(
	z
		.strictObject({
			annualSaving: z
				.int(percentage)
				.min(0, percentage)
				.max(99, percentage)
				.describe("How much less a year costs, in percent"),
			groups: listOf(group).describe("The groups that visitors choose from"),
		})
		.describe("Plans and prices"),
	{
		copy: ({ groups }) =>
			groups.flatMap((entries, at) => [
				...called(["groups", at, "id"], `pricing:groups.${entries.id}`),
				...entries.plans.flatMap((entry, index) => {
					const path = ["groups", at, "plans", index];
					const key = `pricing:plans.${entry.id}`;
					return [
						...called([...path, "id"], `${key}.name`, `${key}.description`),
						...entry.features.flatMap(({ kind }, place) =>
							called([...path, "features", place, "kind"], `pricing:features.${kind}`),
						),
					];
				}),
			]),
		counts: ({ groups }) =>
			groups.flatMap((entries, at) =>
				entries.plans.flatMap((entry, index) =>
					entry.features.map(({ kind, count }, place) => ({
						key: `pricing:features.${kind}`,
						given: count !== undefined,
						path: ["groups", at, "plans", index, "features", place],
					})),
				),
			),
	},
);
