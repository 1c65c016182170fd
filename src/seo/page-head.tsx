import type { HeadProps } from "gatsby";
import { textReader } from "../i18n/create-i18n";
import type { PageContext } from "../i18n/i18n-provider";
import { HeadTags, type HeadTagsProps } from "./head-tags";

type PageData = { locales: Queries.LocalesFragment };

export type PageHeadProps = Pick<HeadProps<PageData, PageContext>, "data" | "pageContext"> &
	Pick<HeadTagsProps, "share" | "unlisted"> & {
		/** The namespace of the two keys. */
		namespace: string;
		titleKey: string;
		descriptionKey: string;
	};

/** The head of a page whose content is known at build time. */
export function PageHead({ data, pageContext, namespace, titleKey, descriptionKey, share, unlisted }: PageHeadProps) {
	const { language, originalPath } = pageContext.i18n;
	const text = textReader(language, data.locales);
	return (
		<HeadTags
			language={language}
			text={text}
			title={text(namespace, titleKey)}
			description={text(namespace, descriptionKey)}
			path={unlisted ? undefined : originalPath}
			share={share}
			unlisted={unlisted}
		/>
	);
}
