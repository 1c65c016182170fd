import { Section } from "../../components/section/section";
import { staticSection } from "../../components/static-section";
import { textProps } from "../pages/text-props";
import "../pages/text.module.css";

const Text = staticSection(() => import("../pages/text.static").then((module) => module.Text));

/** A page of `content/pages` as a section: its title and its text. */
export function PageSection({ page }: { page: Queries.PageTextFragment & { name: string } }) {
	return (
		<Section id={page.name} title={page.title}>
			<Text {...textProps(page)} />
		</Section>
	);
}
