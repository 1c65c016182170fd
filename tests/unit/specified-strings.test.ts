import { english } from "../kit/translations";

// English strings that other systems rely on (locales/README.md). Prices and limits are content: marketers change them.
const { catalog, common, landing, pricing, template } = english;

test("the header", () => {
	expect(common.header.links).toMatchObject({
		about: "About us",
		pricing: "Pricing",
		features: "Features",
		templates: "Templates",
		company: "Company",
	});
	expect(common.actions.getStarted).toBe("Get started");
});

test("the footer and the breadcrumb", () => {
	expect(common.footer.links).toMatchObject({
		"about-us": "About us",
		faq: "FAQ",
		"contact-us": "Contact Us",
		blogs: "Blogs",
		"privacy-policy": "Privacy policy",
	});
	expect(common.breadcrumb).toEqual({ label: "Breadcrumb", home: "Home" });
});

test("the words of the hero", () => {
	expect(landing.hero.words).toMatchObject({
		automation: "Automation",
		integration: "Integration",
		scalability: "Scalability",
		flexibility: "Flexibility",
		reliability: "Reliability",
		security: "Security",
		speed: "Speed",
		java: "Java",
	});
	expect(common.actions.learnMore).toBe("Learn more");
});

test("the titles of the core features", () => {
	expect(landing.features.items).toMatchObject({
		java: { title: "Built for Java" },
		cloud: { title: "Cloud-native execution" },
		modes: { title: "Flexible execution modes" },
		resources: { title: "Smart resource management" },
		workflow: { title: "Visual workflow builder" },
		integrations: { title: "Seamless integrations" },
		marketplace: { title: "Script marketplace" },
		code: { title: "Full code control" },
		ai: { title: "AI-powered coding" },
	});
});

test("pricing", () => {
	expect(pricing.groups).toMatchObject({ basic: "Basic plans", enterprise: "Enterprise plans" });
	expect(pricing.period).toMatchObject({
		monthly: "Monthly",
		annual: "Annual ({{saving, number(style: percent)}} saving)",
	});
	expect(pricing.billedAnnually).toBe("Billed as {{amount}} annually");
	expect(pricing.getNow).toBe("Get now");
	expect(pricing.plans).toMatchObject({
		free: { name: "Free" },
		starter: { name: "Starter" },
		pro: { name: "Pro" },
		business: { name: "Business" },
		"enterprise-200": { name: "Enterprise 200" },
		"enterprise-500": { name: "Enterprise 500" },
		"enterprise-1000": { name: "Enterprise 1000" },
		"self-hosted": { name: "Self-Hosted" },
	});
	expect(pricing.features).toMatchObject({
		"memory-mb": "{{count, number}}MB RAM",
		"memory-gb": "{{count, number}}GB RAM",
		"shared-cpu": "{{count, number}} shared CPU",
		cpu: "{{count, number}} CPU",
		cpus: "{{count, number}} CPUs",
		"disk-mb": "{{count, number}}MB disk",
		"disk-gb": "{{count, number}}GB disk",
		runs_one: "{{count, number}} run/month",
		runs_other: "{{count, number}} runs/month",
		"unlimited-runs": "Unlimited runs",
		"managed-postgresql": "Managed PostgreSQL database",
		"self-hosted-deployment": "Self-hosted deployment",
		"custom-infrastructure": "Custom infrastructure",
		"priority-support": "Priority support",
	});
});

test("the catalog", () => {
	expect(catalog.title).toBe("Templates");
	expect(catalog.seeAll).toBe("See all");
	expect(catalog.card.free).toBe("FREE");
	expect(template).toMatchObject({ info: "Info", created: "Created", updated: "Updated" });
	expect(template.scripts).toBe("Scripts ({{count, number}})");
});

test("errors", () => {
	expect(catalog.toasts).toEqual({ listFailed: "Error", detailFailed: "Error!" });
	expect(common.errors.title).toBe("Unexpected Application Error!");
});
