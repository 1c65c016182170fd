import { countCup } from "../../../components/cup/count-cup";
import type { Template } from "../model";
import { useCoverData } from "./use-cover-data";

type CupPictureProps = {
	template: Pick<Template, "id" | "scriptCount">;
	/** In CSS pixels. */
	size: number;
	className?: string;
	loading?: "lazy";
};

/** The cup of a template, poured from its scripts; a cup by their number if the build does not know them. Decorative. */
export function CupPicture({ template: { id, scriptCount }, size, ...props }: CupPictureProps) {
	const { cups } = useCoverData();
	return (
		<img src={cups.get(id) ?? countCup(scriptCount)} alt="" width={size} height={size} decoding="async" {...props} />
	);
}
