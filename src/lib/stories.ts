/** The list of the stories. */
export const storiesPath = "/stories/";

/** The feed of the stories (RSS). */
export const feedPath = `${storiesPath}rss.xml`;

/** Whether a page of `content/pages` is a story: it has a date, and search engines may list it. */
export const isStory = (page: { date?: string | null; listed?: boolean | null }): boolean =>
	Boolean(page.date) && page.listed !== false;
