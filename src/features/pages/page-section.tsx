import { island } from "../../components/island";
import { Section } from "../../components/section/section";
import { useLanguage } from "../../i18n/hooks";

const Text = island(() => import("./text").then((module) => module.Text), { hydrate: "never" });

/** A page of `content/pages` as a section: its title and its text. `data-page` is for the editor. */
export function PageSection({ page }: { page: Queries.PageTextFragment }) {
	const language = useLanguage();
	return (
		<div data-page={`${page.name}.${language}`}>
			<Section id={page.name} title={page.title}>
				<Text page={page} headingShift={1} />
			</Section>
		</div>
	);
}
