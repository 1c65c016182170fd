import type { Figure, Target, Unit } from "./measure";

const decimals: Record<Unit, number> = { points: 0, ms: 0, s: 1, KB: 1, MB: 1, "": 3 };

function written(value: number | undefined, unit: Unit): string {
	if (value === undefined || Number.isNaN(value)) return "–";
	const text = value.toLocaleString("en", { maximumFractionDigits: decimals[unit] });
	return unit === "" || unit === "points" ? text : `${text} ${unit}`;
}

function writtenTarget(target: Target | undefined, unit: Unit): string {
	if (!target) return "";
	if ("atMost" in target) return `≤ ${written(target.atMost, unit)}`;
	return "atLeast" in target ? `≥ ${written(target.atLeast, unit)}` : `≤ ${target.ratio} × floor`;
}

const verdict = ({ error, met }: Figure) => (error ? "failed" : met === undefined ? "" : met ? "met" : "**missed**");

/** How far the runs lay apart. */
function spread({ samples, unit }: Figure): string {
	if (samples.length < 2) return "";
	return `${written(Math.min(...samples), unit)} – ${written(Math.max(...samples), unit)}`;
}

function row(figure: Figure): string[] {
	const { name, route = "", unit, target, value, floor, ratio } = figure;
	return [
		name,
		route && `\`${route}\``,
		written(value, unit),
		floor === undefined ? "" : written(floor, unit),
		ratio === undefined ? "" : `${ratio.toFixed(2)} ×`,
		writtenTarget(target, unit),
		verdict(figure),
		spread(figure),
	];
}

/** Rows as a Markdown table whose columns are in line, so that it can be read as text as well. */
export function markdownTable(header: string[], rows: string[][]): string {
	const widths = header.map((title, column) =>
		Math.max(...[header, ...rows].map((cells) => cells[column]?.length ?? 0), title.length),
	);
	const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
	return [line(header), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

export const figureTable = (figures: Figure[]) =>
	markdownTable(["what", "route", "value", "floor", "ratio", "target", "", "runs from – to"], figures.map(row));
