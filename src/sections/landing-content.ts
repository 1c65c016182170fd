type Part = "site" | "hero" | "showcase" | "features" | "templates" | "plans" | "resources";

/** The content of the landing page; each section takes its part. */
export type LandingContent = { [Name in Part]: NonNullable<Queries.LandingPageQuery[Name]> };

function present<Value>(value: Value | null, name: Part): Value {
	if (value === null) throw new Error(`content/${name}.yaml gave nothing to show`);
	return value;
}

/** @throws Error that names the YAML file which is missing; `npm run check` finds that first */
export function landingContent(data: Queries.LandingPageQuery): LandingContent {
	return {
		site: present(data.site, "site"),
		hero: present(data.hero, "hero"),
		showcase: present(data.showcase, "showcase"),
		features: present(data.features, "features"),
		templates: present(data.templates, "templates"),
		plans: present(data.plans, "plans"),
		resources: present(data.resources, "resources"),
	};
}
