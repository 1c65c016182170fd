import type { Figure, Target, Unit } from "./measure";

const decimals: Record<Unit, number> = { points: 0, ms: 0, s: 1, KB: 1, MB: 1, "": 3 };

function format(value: number | undefined, unit: Unit): string {
	if (value === undefined || Number.isNaN(value)) return "–";
	const text = value.toLocaleString("en", { maximumFractionDigits: decimals[unit] });
	return unit === "" || unit === "points" ? text : `${text} ${unit}`;
}

function formatTarget(target: Target | undefined, unit: Unit): string {
	if (!target) return "";
	if ("atMost" in target) return `≤ ${format(target.atMost, unit)}`;
	return "atLeast" in target ? `≥ ${format(target.atLeast, unit)}` : `≤ ${target.ratio} × baseline`;
}

const result = ({ error, met }: Figure) => (error ? "failed" : met === undefined ? "" : met ? "met" : "**missed**");

function range({ samples, unit }: Figure): string {
	if (samples.length < 2) return "";
	return `${format(Math.min(...samples), unit)} – ${format(Math.max(...samples), unit)}`;
}

function row(figure: Figure): string[] {
	const { name, route = "", unit, target, value, baseline, ratio } = figure;
	return [
		name,
		route && `\`${route}\``,
		format(value, unit),
		baseline === undefined ? "" : format(baseline, unit),
		ratio === undefined ? "" : `${ratio.toFixed(2)} ×`,
		formatTarget(target, unit),
		result(figure),
		range(figure),
	];
}

/** A Markdown table with padded cells, readable as plain text. */
export function markdownTable(header: string[], rows: string[][]): string {
	const widths = header.map((title, column) =>
		Math.max(...[header, ...rows].map((cells) => cells[column]?.length ?? 0), title.length),
	);
	const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
	return [line(header), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

export const figureTable = (figures: Figure[]) =>
	markdownTable(["measure", "route", "value", "baseline", "ratio", "target", "result", "range"], figures.map(row));
