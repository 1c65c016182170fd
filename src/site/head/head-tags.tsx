import { createElement, useEffect } from "react";
import { htmlLang, publishedLanguages } from "../../i18n/languages";
import { localizedPath } from "../../i18n/paths";
import { AddressTags } from "./address-tags";
import type { HeadCopy } from "./head-copy";
import type { SharePage } from "./share-picture";
import { ShareTags } from "./share-tags";
import { webManifestPath } from "./web-manifest-path";

export type HeadTagsProps = {
	language: string;
	copy: HeadCopy;
	/** Without the name of the site, which is added. */
	title: string;
	description: string;
	/** The one address of the page, without its language; undefined where it has none or it is not known yet. */
	path?: string;
	/** Which picture networks show; pages that nobody shares have none. */
	share?: SharePage;
	/** Keeps the page out of search. */
	unlisted?: boolean;
};

/** What the head of a page says about it. */
export function HeadTags({ language, copy, title, description, path, share, unlisted }: HeadTagsProps) {
	const published = publishedLanguages.some(({ code }) => code === language);
	const lang = htmlLang(language);

	useEffect(() => {
		document.documentElement.lang = lang;
	}, [lang]);

	return (
		<>
			{/* With the automatic JSX runtime, Gatsby sees an html element only if it is made by createElement. */}
			{process.env.BUILD_STAGE === "build-html" && createElement("html", { lang })}
			<title>{`${title} · ${copy("common", "brand.name")}`}</title>
			<meta name="description" content={description} />
			{published && <link rel="manifest" href={localizedPath(webManifestPath, language)} />}
			{(unlisted || !published) && <meta name="robots" content="noindex" />}
			{published && path !== undefined && <AddressTags path={path} language={language} />}
			{published && share && (
				<ShareTags page={share} language={language} copy={copy} title={title} description={description} />
			)}
		</>
	);
}
