import { z } from "zod";
import { zodMessage } from "../messages";
import { pagePath } from "./links";
import { intBetween, list, listById, stringId, unique, uniqueList } from "./schema-helpers";

/** A Telegram chat link without a query: the site adds the message. */
const chatUrl = z
	.string()
	.regex(/^https:\/\/t\.me\/[A-Za-z0-9_]+$/, { error: zodMessage("chat") })
	.describe("The Telegram chat that the button opens: https://t.me/ and a name. The site adds the message.");

/** The largest whole number of GraphQL. */
const maxInt = 2 ** 31 - 1;

const feature = z.strictObject({
	kind: stringId("the text", "pricing:features").meta({
		description: "The kind of feature, such as memory-gb, cpu, disk-gb or runs: a key of pricing.features",
		choices: "pricing:features",
		hasCount: true,
	}),
	count: z
		.number()
		.positive({ error: zodMessage("above", { min: 0 }) })
		.optional()
		.describe("The number, if the text of the kind contains one"),
});

const plan = z.strictObject({
	id: stringId("the name and the description", "pricing:plans", ["name", "description"]).meta({
		properNames: ["name"],
	}),
	price: z
		.int({ error: zodMessage("dollars") })
		.min(0, { error: zodMessage("atLeast", { min: 0 }) })
		.max(maxInt, { error: zodMessage("atMost", { max: maxInt }) })
		.describe("Whole US dollars per month; 0 is free. The annual price is calculated from it."),
	recommended: z.boolean().optional().describe("Shows the badge 'Recommended'"),
	chat: chatUrl,
	features: list(feature)
		.check(unique(({ kind }) => kind, ["kind"]))
		.describe("The features of the plan, from top to bottom"),
});

const group = z.strictObject({
	id: stringId("the name of the group", "pricing:groups"),
	plans: listById(plan).describe("The plans of the group, from left to right"),
});

const comparisonColumn = z.strictObject({
	id: stringId("the name of the column", "pricing:comparison.columns"),
	kinds: uniqueList(
		stringId("a short text", "pricing:comparison.values").meta({ choices: "pricing:features" }),
	).describe("The kinds of features in this column"),
});

export const plans = z
	.strictObject({
		annualSaving: intBetween(0, 99, "percentage").describe("The discount for annual billing, in percent"),
		// src/features/pricing/pricing.module.css shows as many.
		groups: listById(group)
			.max(4, { error: zodMessage("tooManyEntries", { max: 4 }) })
			.describe("The groups that visitors choose from, at most 4"),
		comparison: listById(comparisonColumn)
			.optional()
			.describe("The columns of the table that compares all plans. A last column has the features of all other kinds."),
		limitAnswer: pagePath
			.meta({ description: "The answer about the limit of runs: /#<block>-<question>", internalLink: true })
			.optional(),
	})
	.describe("Plans and prices");
