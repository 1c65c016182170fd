import { graphql } from "gatsby";
import * as styles from "./picture.module.css";

/** The image for phones, in nearly full viewport width. */
export const query = graphql`
	fragment NarrowPicture on File {
		childImageSharp {
			gatsbyImageData(
				width: 640
				breakpoints: [400, 640, 960, 1280]
				sizes: "94vw"
				formats: [AUTO, AVIF, WEBP]
				placeholder: NONE
			)
		}
	}
`;

type ImageData = NonNullable<Queries.NarrowPictureFragment["childImageSharp"]>["gatsbyImageData"];

export type PictureProps = {
	wide: Queries.NarrowPictureFragment;
	/** Another crop of the same picture, for phones. */
	narrow: Queries.NarrowPictureFragment;
	alt: string;
	/** Loads the picture immediately. Use it for the first picture of a page; the others load lazily. */
	priority?: boolean;
};

const phone = "(max-width: 40rem)";

function sources({ images, width, height }: ImageData, media?: string) {
	return images.sources?.map(({ srcSet, sizes, type }) => (
		<source key={type} type={type} media={media} srcSet={srcSet} sizes={sizes} width={width} height={height} />
	));
}

/** A responsive picture with art direction: a wide and a narrow image. `GatsbyImage` would add inline styles and scripts. */
export function Picture({ wide, narrow, alt, priority = false }: PictureProps) {
	const image = wide.childImageSharp?.gatsbyImageData;
	if (!image) return null;
	const { width, height } = image;
	const { src, srcSet, sizes } = image.images.fallback ?? {};
	return (
		<picture className={styles.picture}>
			{narrow.childImageSharp && sources(narrow.childImageSharp.gatsbyImageData, phone)}
			{sources(image)}
			<img
				src={src}
				srcSet={srcSet}
				sizes={sizes}
				width={width}
				height={height}
				alt={alt}
				loading={priority ? "eager" : "lazy"}
				fetchPriority={priority ? "high" : "auto"}
				decoding="async"
			/>
		</picture>
	);
}
