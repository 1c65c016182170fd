import { Fragment, useMemo } from "react";
import { classNames } from "../../../components/class-names";
import type { Template } from "../model";
import { pick } from "../placeholder-data";
import { chooseIcons } from "./choose-icons";
import * as styles from "./cover.module.css";
import { useKeywordIndex } from "./use-keyword-index";

/** `band` is the head of a card. */
const sizeClass = { band: styles.band, large: styles.large, small: undefined };

type CoverProps = {
	template: Pick<Template, "id" | "title">;
	/** The beginning of the description. */
	teaser: string;
	size?: keyof typeof sizeClass;
};

/** What a template connects: icons on a wire through a bean. Decorative. */
export function Cover({ template, teaser, size = "small" }: CoverProps) {
	const { id, title } = template;
	const index = useKeywordIndex();
	const icons = useMemo(() => chooseIcons(`${title} ${teaser}`, index), [title, teaser, index]);
	return (
		<div className={classNames(styles.cover, sizeClass[size])}>
			{icons.length === 0 && <LooseBeans id={id} />}
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

/** For templates without an icon. The sizes and angles of the beans depend on the id only. */
function LooseBeans({ id }: { id: string }) {
	return ["first", "second", "third"].map((bean) => {
		const size = 26 + pick(`${id} size ${bean}`, 14);
		const angle = pick(`${id} angle ${bean}`, 360);
		return (
			<svg key={bean} viewBox="-20 -20 40 40" className={styles.loose} aria-hidden="true">
				<use
					href={symbolUrl("bean")}
					x={-size / 2}
					y={-size / 2}
					width={size}
					height={size}
					transform={`rotate(${angle})`}
				/>
			</svg>
		);
	});
}
