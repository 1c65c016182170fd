import { Coffee, coffeeColors, cupView, milk } from "../../../components/cup/cup";
import { leafShapes } from "../../../components/cup/leaf-shapes";

type HeroCupProps = { code: string; steps: number; className?: string };

/**
 * The cup of a script. When the run plays (`play-run.ts`), each line that is lit pours a ripple; the heart and the stem follow the
 * last one. `data-step` is when a part has its turn. Decorative.
 * @param steps how many lines are lit
 */
export function HeroCup({ code, steps, className }: HeroCupProps) {
	const colors = coffeeColors([code]);
	const [leaf] = leafShapes([code]);
	return (
		<svg viewBox={cupView} className={className} aria-hidden="true">
			<Coffee colors={colors} />
			{leaf && (
				<g transform={leaf.transform} fill={milk} stroke={colors.middle} strokeWidth="1.4" paintOrder="stroke">
					{leaf.ripples.map((path, index) => (
						<path key={path} d={path} data-step={Math.floor((index * steps) / leaf.ripples.length)} />
					))}
					<path d={leaf.heart} data-step={steps} />
					<path d={leaf.stem} data-step={steps + 1} fill="none" paintOrder="normal" strokeLinecap="round" data-stem />
				</g>
			)}
		</svg>
	);
}
