import { Fragment, useMemo } from "react";
import { classNames } from "../../../components/class-names";
import type { Template } from "../model";
import { pick } from "../placeholder-data";
import { chooseIcons } from "./choose-icons";
import * as styles from "./cover.module.css";
import { useKeywordIndex } from "./use-keyword-index";

type CoverProps = {
	template: Pick<Template, "id" | "title">;
	/** The beginning of the description. */
	teaser: string;
	/** Without the band behind it. */
	plain?: boolean;
};

/** What a template connects, as icons with a bean between them. Decorative. */
export function Cover({ template, teaser, plain = false }: CoverProps) {
	const { id, title } = template;
	const index = useKeywordIndex();
	const icons = useMemo(() => chooseIcons(`${title} ${teaser}`, index), [title, teaser, index]);
	return (
		<div className={classNames(styles.cover, !plain && styles.band)}>
			{icons.length === 0 && <Beans id={id} />}
			{icons.map((icon, position) => (
				<Fragment key={icon}>
					<Tile symbol={icon} />
					{position === 0 && <Tile symbol="bean" />}
				</Fragment>
			))}
		</div>
	);
}

const symbolUrl = (name: string) => `/covers.svg#${name}`;

function Tile({ symbol }: { symbol: string }) {
	return (
		<span className={styles.tile} data-symbol={symbol}>
			<svg className={styles.icon} aria-hidden="true">
				<use href={symbolUrl(symbol)} />
			</svg>
		</span>
	);
}

const beanCount = 6;

/** A row of beans for templates without an icon. Their sizes and angles depend on the id only. */
function Beans({ id }: { id: string }) {
	return (
		<svg viewBox={`0 0 ${44 * beanCount} 44`} className={styles.beans} aria-hidden="true">
			{Array.from({ length: beanCount }, (_, index) => {
				const size = 20 + pick(`${id} size ${index}`, 21);
				const angle = pick(`${id} angle ${index}`, 360);
				const center = 44 * index + 22;
				return (
					<use
						// biome-ignore lint/suspicious/noArrayIndexKey: the beans never change their order
						key={index}
						href={symbolUrl("bean")}
						x={center - size / 2}
						y={22 - size / 2}
						width={size}
						height={size}
						transform={`rotate(${angle} ${center} 22)`}
					/>
				);
			})}
		</svg>
	);
}
