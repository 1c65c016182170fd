import type { HeadProps } from "gatsby";
import type { PageContext } from "../i18n/i18n-provider";
import { HeadTags, type HeadTagsProps } from "./head-tags";
import { createTranslate } from "./site-metadata";

type PageData = { locales: Queries.LocalesFragment };

/** The part of Gatsby's `HeadProps` that the head of a page needs. */
export type PageHeadData = Pick<HeadProps<PageData, PageContext>, "data" | "pageContext">;

export type PageHeadProps = PageHeadData &
	Pick<HeadTagsProps, "share" | "unlisted"> & {
		/** The namespace of the two keys. */
		namespace: string;
		titleKey: string;
		descriptionKey: string;
	};

/** The head of a page whose content is known at build time. */
export function PageHead({ data, pageContext, namespace, titleKey, descriptionKey, share, unlisted }: PageHeadProps) {
	const { language, originalPath } = pageContext.i18n;
	const translate = createTranslate(data.locales.nodes);
	return (
		<HeadTags
			language={language}
			translate={translate}
			title={translate(namespace, titleKey)}
			description={translate(namespace, descriptionKey)}
			path={unlisted ? undefined : originalPath}
			share={share}
			unlisted={unlisted}
		/>
	);
}
