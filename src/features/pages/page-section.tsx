import { Section } from "../../components/section/section";
import { staticSection } from "../../components/static-section";
import { useLanguage } from "../../i18n/hooks";
// The styles of the text: Gatsby inlines those that the page itself imports.
import "../../components/picture/picture.module.css";
import "../../styles/code.css";
import "./text.module.css";

const Text = staticSection(() => import("./text.static").then((module) => module.Text));

/** A page of `content/pages` as a section: its title and its text. `data-page` is for the editor. */
export function PageSection({ page }: { page: Queries.PageTextFragment }) {
	const language = useLanguage();
	return (
		<div data-page={`${page.name}.${language}`}>
			<Section id={page.name} title={page.title}>
				<Text page={page} isSection />
			</Section>
		</div>
	);
}
