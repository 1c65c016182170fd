import type { ComponentType } from "react";
import { useCopy } from "../../i18n/use-copy";
import { Icon } from "../../ui/icon/icon";
import * as styles from "./resources.module.css";

export type ResourceBlock = Queries.ResourcesContentFragment["blocks"][number];
export type KindProps = { block: ResourceBlock };

function useItemCopy(block: ResourceBlock) {
	const copy = useCopy("landing");
	return (item: string, part: "title" | "text") => copy(`resources.blocks.${block.id}.items.${item}.${part}`);
}

function Prose({ block }: KindProps) {
	const copy = useItemCopy(block);
	return (
		<div className={styles.prose}>
			{block.items.map(({ id, titled }) => (
				<div key={id}>
					{titled && <h4 className={styles.subtitle}>{copy(id, "title")}</h4>}
					<p>{copy(id, "text")}</p>
				</div>
			))}
		</div>
	);
}

function Questions({ block }: KindProps) {
	const copy = useItemCopy(block);
	return (
		<div>
			{block.items.map(({ id }) => (
				<details key={id} className={styles.question}>
					<summary className={styles.summary}>
						{copy(id, "title")}
						<Icon name="chevron-down" className={styles.arrow} />
					</summary>
					<p className={styles.answer}>{copy(id, "text")}</p>
				</details>
			))}
		</div>
	);
}

function Links({ block }: KindProps) {
	const copy = useItemCopy(block);
	return (
		<ul className={styles.links}>
			{block.items.map(({ id, url }) => (
				<li key={id} className={styles.card}>
					<h4 className={styles.subtitle}>
						<a href={url ?? undefined} className={styles.link} data-event={`${block.id} ${id}`}>
							{copy(id, "title")}
						</a>
						<Icon name="arrow-up-right" className={styles.arrow} />
					</h4>
					<p>{copy(id, "text")}</p>
				</li>
			))}
		</ul>
	);
}

/** How each kind of `content/resources.yaml` is shown. */
export const kinds: Record<Queries.ResourceKind, ComponentType<KindProps>> = {
	prose: Prose,
	questions: Questions,
	links: Links,
};
