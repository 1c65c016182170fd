/** Java of so many lines, no two alike. */
export function javaOf(lines: number): string {
	const line = (number: number) => `\tstatic final String NAME_${number} = "value ${number}"; // the ${number}th\n`;
	return `public class Sample {\n${Array.from({ length: lines - 2 }, (_, index) => line(index)).join("")}}\n`;
}
