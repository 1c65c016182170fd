import type { Row } from "./probe";

/** One row of the table, with the values of all runs. */
export type Figure = Row & { route: string; values: number[]; baselines: number[] };

function median(values: number[]): number | undefined {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) / 2)];
}

function format(value: number | undefined, unit: Row["unit"]): string {
	if (value === undefined) return "";
	const text = value.toLocaleString("en", { maximumFractionDigits: unit === "KB" ? 1 : 0 });
	return unit === "points" ? text : `${text} ${unit}`;
}

function describeTarget({ target, unit }: Row): string {
	if (!target) return "";
	if ("ratio" in target) return `≤ ${target.ratio} × baseline`;
	return "atMost" in target ? `≤ ${format(target.atMost, unit)}` : `≥ ${format(target.atLeast, unit)}`;
}

function isMet({ target }: Row, value: number, ratio: number): boolean {
	if (!target) return true;
	if ("ratio" in target) return ratio <= target.ratio;
	return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

function cells(figure: Figure): string[] {
	const { name, route, unit, target, values, baselines } = figure;
	const [value, baseline] = [median(values), median(baselines)];
	const ratio = value !== undefined && baseline ? value / baseline : Number.NaN;
	const result = value === undefined ? "**failed**" : isMet(figure, value, ratio) ? "met" : "**missed**";
	return [
		name,
		`\`${route}\``,
		format(value, unit),
		format(baseline, unit),
		Number.isNaN(ratio) ? "" : `${ratio.toFixed(2)} ×`,
		describeTarget(figure),
		target || value === undefined ? result : "",
	];
}

const header = ["measure", "route", "median", "baseline", "ratio", "target", "result"];

/** The figures as a Markdown table. */
export function markdownTable(figures: Figure[]): string {
	const rows = [header, header.map(() => "---"), ...figures.map(cells)];
	return rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
}
