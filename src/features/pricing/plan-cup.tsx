import { countCup } from "../../components/cup/count-cup";
import * as styles from "./plan-card.module.css";

/** In CSS pixels: of 512 MB, and for each time that the memory doubles. */
const [smallest, step] = [84, 9];

/** The size for a plan that names no memory. */
const largest = 138;

type PlanCupProps = Pick<Queries.PlansContentFragment["groups"][number]["plans"][number], "features">;

/** A cup as large as the memory of a plan, with a leaf for each CPU; large and empty if the plan names neither. Decorative. */
export function PlanCup({ features }: PlanCupProps) {
	const count = (...kinds: string[]) => features.find(({ kind }) => kinds.includes(kind))?.count ?? 0;
	const megabytes = count("memory-mb") || 1024 * count("memory-gb");
	const size = megabytes ? Math.round(smallest + step * Math.log2(megabytes / 512)) : largest;
	return (
		<div className={styles.cup}>
			<img src={countCup(count("shared-cpu", "cpu", "cpus"))} alt="" width={size} height={size} loading="lazy" />
		</div>
	);
}
