/** @jest-environment node */
import { localeStrings } from "../../../gatsby/locale-files";
import { storyFeed } from "../../../gatsby/story-feeds";
import { siteUrl } from "../../../src/seo/site-metadata";

const story = (path: string, date: string, rest: object = {}) => ({
	language: "ru",
	path,
	title: "R&D <1>",
	description: "Text.",
	date,
	...rest,
});

test("a feed has the stories of its language, the newest first", () => {
	const pages = [
		story("/a/", "2026-10-02"),
		story("/b/", "2026-11-20"),
		story("/unlisted/", "2026-11-21", { listed: false }),
		story("/en/", "2026-11-22", { language: "en" }),
		story("/about/", "", { date: undefined }),
	];
	const feed = storyFeed(pages, "ru", localeStrings("ru")) ?? "";
	const items = feed.split("<item>").slice(1);
	expect(items.map((item) => /<link>(.*)<\/link>/.exec(item)?.[1])).toEqual([`${siteUrl}/ru/b/`, `${siteUrl}/ru/a/`]);
	expect(items[0]).toContain("<title>R&amp;D &lt;1&gt;</title>");
	expect(items[0]).toContain("<pubDate>Fri, 20 Nov 2026 00:00:00 GMT</pubDate>");
});

test("without stories there is no feed", () => {
	expect(storyFeed([story("/a/", "2026-10-02")], "uz", localeStrings("uz"))).toBeUndefined();
});
