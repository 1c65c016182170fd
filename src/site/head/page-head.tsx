import type { HeadProps } from "gatsby";
import { headCopy } from "./head-copy";
import { HeadTags, type HeadTagsProps } from "./head-tags";

type HeadData = { locales: Queries.LocalesFragment };
type PageContext = { i18n: { language: string; originalPath: string } };

/** What Gatsby gives to the `Head` of every page. */
export type PageHeadData = Pick<HeadProps<HeadData, PageContext>, "data" | "pageContext">;

export type PageHeadProps = PageHeadData &
	Pick<HeadTagsProps, "share" | "unlisted"> & {
		/** Where the copy of the head stands: `landing`, and `metaTitle`. */
		namespace: string;
		titleKey: string;
		descriptionKey: string;
	};

/** The head of a page that is all there when the site is built. */
export function PageHead({ data, pageContext, namespace, titleKey, descriptionKey, share, unlisted }: PageHeadProps) {
	const { language, originalPath } = pageContext.i18n;
	const copy = headCopy(data.locales);
	return (
		<HeadTags
			language={language}
			copy={copy}
			title={copy(namespace, titleKey)}
			description={copy(namespace, descriptionKey)}
			path={unlisted ? undefined : originalPath}
			share={share}
			unlisted={unlisted}
		/>
	);
}
