import { z } from "zod";
import { contentFile } from "../content-file";
import { chatUrl, id, listOf } from "./parts";

const dollars = z
	.int({ error: ({ input }) => `price must be whole dollars (is ${input})` })
	.min(0, { error: ({ input }) => `price must be 0 or more (is ${input})` });

const feature = z.strictObject({
	kind: id,
	count: z
		.number()
		.positive({ error: ({ input }) => `count must be above 0 (is ${input})` })
		.optional(),
});

const plan = z.strictObject({
	id,
	price: dollars,
	recommended: z.boolean().optional(),
	chat: chatUrl,
	features: z.array(feature).min(1, { error: "plan must have at least one feature" }),
});

export const plans = contentFile(
	z.strictObject({
		annualSaving: z
			.int()
			.min(0)
			.max(99, { error: ({ input }) => `annualSaving must be a percentage from 0 to 99 (is ${input})` }),
		groups: listOf(z.strictObject({ id, plans: listOf(plan) })),
	}),
	{
		copyKeys: ({ groups }) =>
			groups.flatMap((group) => [
				`pricing:groups.${group.id}`,
				...group.plans.flatMap((entry) => [
					`pricing:plans.${entry.id}.name`,
					`pricing:plans.${entry.id}.description`,
					...entry.features.map(({ kind }) => `pricing:features.${kind}`),
				]),
			]),
		counts: ({ groups }) =>
			groups.flatMap((group, groupIndex) =>
				group.plans.flatMap((entry, planIndex) =>
					entry.features.map(({ kind, count }, index) => ({
						key: `pricing:features.${kind}`,
						given: count !== undefined,
						path: ["groups", groupIndex, "plans", planIndex, "features", index],
					})),
				),
			),
	},
);
