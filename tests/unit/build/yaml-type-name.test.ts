import { contentTypes } from "../../../src/build/content-types";
import { yamlTypeName } from "../../../src/build/yaml-type-name";
import { contentFiles } from "../../../src/content/files";

test.each([
	["hero", "HeroYaml"],
	["core-features", "CoreFeaturesYaml"],
	["core_features", "CoreFeaturesYaml"],
	["a--b", "ABYaml"],
])("content/%s.yaml becomes %s", (name, type) => {
	expect(yamlTypeName({ node: { name } })).toBe(type);
});

test.each(Object.keys(contentFiles))("content/%s.yaml has a GraphQL type of that name", (name) => {
	expect(contentTypes).toContain(`type ${yamlTypeName({ node: { name } })} implements Node @dontInfer`);
});
