import { island } from "../../components/island";
import { useLanguage } from "../../i18n/hooks";

const TextSection = island(() => import("./text-section").then((module) => module.TextSection), { hydrate: "never" });

/** A page of `content/pages` as a section of the landing page. `data-page` is for the editor. */
export function PageSection({ page }: { page: Queries.PageTextFragment }) {
	const language = useLanguage();
	return (
		<div data-page={`${page.name}.${language}`}>
			<TextSection page={page} />
		</div>
	);
}
