import type { IconName } from "../../ui/icon/icon";

const icons: Partial<Record<string, IconName>> = {
	github: "github",
	linkedin: "linkedin",
	telegram: "telegram",
	youtube: "youtube",
};

/** The mark of a network of `content/site.yaml`; a globe for one that has none yet. */
export function socialIcon(network: string): IconName {
	return icons[network] ?? "globe";
}
