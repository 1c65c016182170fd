import { z } from "zod";
import { contentFile } from "../content-file";
import { called, chatUrl, id, listOf, someOf } from "./parts";

const dollars = z.int({ error: "must be whole dollars" }).min(0, { error: "must be 0 or more" });

const percentage = { error: "must be a percentage from 0 to 99" };

const feature = z.strictObject({ kind: id, count: z.number().positive({ error: "must be above 0" }).optional() });

const plan = z.strictObject({
	id,
	price: dollars,
	recommended: z.boolean().optional(),
	chat: chatUrl,
	features: someOf(feature),
});

export const plans = contentFile(
	z.strictObject({
		annualSaving: z.int(percentage).min(0, percentage).max(99, percentage),
		groups: listOf(z.strictObject({ id, plans: listOf(plan) })),
	}),
	{
		copy: ({ groups }) =>
			groups.flatMap((group, at) => [
				...called(["groups", at, "id"], `pricing:groups.${group.id}`),
				...group.plans.flatMap((entry, index) => {
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
			groups.flatMap((group, at) =>
				group.plans.flatMap((entry, index) =>
					entry.features.map(({ kind, count }, place) => ({
						key: `pricing:features.${kind}`,
						given: count !== undefined,
						path: ["groups", at, "plans", index, "features", place],
					})),
				),
			),
	},
);
