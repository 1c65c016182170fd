/** What the real API may send one day in place of the decorations; each one wins over its placeholder. */
export type Decorations = {
	author?: { name: string; role?: string; avatar?: string };
	languages?: string[];
	/** US dollars; 0 is free. */
	price?: number;
	createdAt?: Date;
	updatedAt?: Date;
};

/** A template as its card shows it. `description` is HTML from outside: show it as text or sanitise it. */
export type Template = Decorations & {
	id: string;
	title: string;
	description: string;
	scriptCount: number;
};

/** A template with its place in the market's answer, which decides its price badge wherever the card stands. */
export type ListedTemplate = { template: Template; index: number };

export type Script = { id: string; name: string; code: string };

export type TemplateDetail = Template & { scripts: Script[] };
