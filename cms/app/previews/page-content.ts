import type { LandingContent } from "../../../src/features/landing/sections";
import type { Project } from "../project";

type File = Queries.NarrowPictureFragment;
type Value = Record<string, never>;

/** Finds the URL of an image of the content: `images/a.png` or, for an upload, `blob:…`. */
export type ImageUrl = (path: string) => string;

/** A picture in its original size. */
function pictureFile(path: string, imageUrl: ImageUrl): File {
	const fallback = { src: imageUrl(path), srcSet: imageUrl(path), sizes: "94vw" };
	const gatsbyImageData = {
		layout: "constrained" as const,
		width: 1280,
		height: 800,
		images: { sources: [], fallback },
	};
	return { childImageSharp: { gatsbyImageData } };
}

/** A form that is being filled in may have no value yet. */
function withImages(value: unknown, imageUrl: ImageUrl): unknown {
	if (Array.isArray(value)) return value.map((entry) => withImages(entry, imageUrl));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value as Value).map(([key, child]) => {
			if (key === "wide" || key === "narrow") return [key, pictureFile(child, imageUrl)];
			return [key, key === "icon" ? { publicURL: imageUrl(child) } : withImages(child, imageUrl)];
		}),
	);
}

/** The content of the page's sections, in the shape of its query. */
export const pageContent = ({ content }: Project, imageUrl: ImageUrl) =>
	withImages(content, imageUrl) as LandingContent & { site: Queries.SiteContentQuery["site"] };

/** The answer to the static query of the layout. */
export function layoutContent({ content, locales }: Project) {
	const languages = Object.entries(locales).map(([language, files]) => ({
		language,
		data: JSON.stringify(files.language ?? {}),
	}));
	const year = String(new Date().getFullYear());
	return { site: content.site, resources: content.resources, languages: { nodes: languages }, build: { year } };
}
