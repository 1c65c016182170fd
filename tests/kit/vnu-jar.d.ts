/** The package has no types. Its export converts to the path of the jar. */
declare module "vnu-jar" {
	const jar: { toString(): string };
	export default jar;
}
