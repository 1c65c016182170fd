type YamlFile = { node: { name?: unknown } };

/** `content/hero.yaml` becomes the GraphQL type `HeroYaml`; by default Gatsby names it after its folder. */
export function yamlTypeName({ node }: YamlFile): string {
	const words = String(node.name).split(/[-_]/).filter(Boolean);
	return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}Yaml`;
}
