import { island } from "../../components/island";
import { useLanguage } from "../../i18n/page-language";

const ProseSection = island(() => import("./prose-section").then((module) => module.ProseSection), {
	hydrate: "never",
});

/** A page of `content/pages` as a section of the landing page. `data-page` is for the editor. */
export function PageSection({ page }: { page: Queries.PageProseFragment }) {
	const language = useLanguage();
	return (
		<div data-page={`${page.name}.${language}`}>
			<ProseSection page={page} />
		</div>
	);
}
