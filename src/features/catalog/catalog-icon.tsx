import { Shape } from "../../components/icon/icon";

/** The paths of the icons that only the catalog shows: the landing page does not load them. */
const shapes = {
	copy: "M9 9h11v11H9zM15 9V4H4v11h5",
	download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
	search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20",
	sort: "M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5",
	share: "M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1",
	warning: "M12 4 2.5 20h19ZM12 10v4.5M12 17.5v.01",
	wrap: "M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H12M14.5 16.5 12 19l2.5 2.5M4 18h4",
} as const;

export type CatalogIconProps = { name: keyof typeof shapes; className?: string };

export function CatalogIcon({ name, className }: CatalogIconProps) {
	return <Shape path={shapes[name]} className={className} />;
}
