import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Page } from "../content-model/schemas/page";
import { writeFile } from "../hosting/site-files";
import { htmlLang, languages, localizedPath } from "../src/i18n/languages";
import type { ReadString } from "../src/i18n/string-reader";
import { feedPath, isStory, storiesPath } from "../src/lib/stories";
import { siteUrl } from "../src/seo/site-metadata";
import { localeStrings } from "./locale-files";

/** A page of `content/pages` in one language. */
export type FeedPage = Page & { language: string; path: string };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const element = (name: string, text: string) =>
	`<${name}>${text.replace(/[&<>]/g, (character) => escapes[character] ?? "")}</${name}>`;

/** The stories of a language as RSS 2.0, the newest first; undefined if there is none. */
export function storyFeed(pages: FeedPage[], language: string, readString: ReadString): string | undefined {
	const url = (route: string) => siteUrl + localizedPath(route, language);
	const stories = pages
		.filter((page) => isStory(page) && page.language === language)
		.toSorted((a, b) => String(b.date).localeCompare(String(a.date)));
	if (stories.length === 0) return undefined;
	const items = stories.map(({ title, description, date, path: route }) => [
		"<item>",
		element("title", title),
		element("link", url(route)),
		element("guid", url(route)),
		element("pubDate", new Date(String(date)).toUTCString()),
		element("description", description),
		"</item>",
	]);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
		element("title", `${readString("common", "stories.title")} · ${readString("common", "brand.name")}`),
		element("link", url(storiesPath)),
		element("description", readString("common", "stories.lead")),
		element("language", htmlLang(language)),
		`<atom:link rel="self" type="application/rss+xml" href="${url(feedPath)}"/>`,
		...items.flat(),
		"</channel></rss>",
		"",
	].join("\n");
}

/** Writes the feed of each language that has stories, in `npm run develop` again after each change of a page. */
export function createStoryFeeds({ getNodesByType, reporter }: CreatePagesArgs): void {
	const pages = getNodesByType("ContentPage") as unknown as FeedPage[];
	try {
		for (const { code } of languages) {
			const feed = storyFeed(pages, code, localeStrings(code));
			if (feed) writeFile(path.join("public", localizedPath(feedPath, code)), feed);
		}
	} catch (error) {
		// In develop, a locale file may be invalid.
		reporter.panicOnBuild("The feeds of the stories could not be written", error as Error);
	}
}
