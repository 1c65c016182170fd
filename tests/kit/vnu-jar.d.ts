/** The package has no types: as a string, it is the path of the jar. */
declare module "vnu-jar" {
	const jar: { toString(): string };
	export default jar;
}
