import { landingContent } from "../../../../src/features/landing/sections";

test("names the content files that are missing", () => {
	const files = { site: { landing: [] }, hero: null, plans: null } as unknown as Queries.LandingContentFragment;
	expect(() => landingContent(files)).toThrow("content/hero.yaml, content/plans.yaml");
});
