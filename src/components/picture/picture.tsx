import { graphql } from "gatsby";
import { classNames } from "../class-names";
import * as styles from "./picture.module.css";

// Only the picture of the hero for phones and tablets has AVIF, too, which is slow to encode.
/** Images as wide as the page, and images for narrow viewports: in nearly full width on phones, in two columns on tablets. */
export const query = graphql`
	fragment WidePicture on File {
		childImageSharp {
			gatsbyImageData(
				width: 1200
				breakpoints: [640, 960, 1280, 1800, 2400]
				sizes: "(min-width: 80rem) clamp(75rem, 70vw, 85rem), 94vw"
			)
		}
	}
	fragment NarrowPicture on File {
		childImageSharp {
			gatsbyImageData(
				width: 680
				breakpoints: [400, 680, 960, 1440]
				sizes: "(min-width: 40rem) 46vw, 94vw"
			)
		}
	}
`;

type ImageData = NonNullable<Queries.NarrowPictureFragment["childImageSharp"]>["gatsbyImageData"];

type PictureProps = {
	wide: Queries.NarrowPictureFragment;
	/** Another crop of the same picture, for narrow viewports. */
	narrow?: Queries.NarrowPictureFragment;
	/** The media query of the narrow picture: phones by default. */
	narrowMedia?: string;
	/** The width at which the wide picture is shown; that of the page by default. */
	sizes?: string;
	alt: string;
	/** Phones and tablets show the upper part of the narrow picture, which is square. */
	hasUpperPart?: boolean;
	/** A text below the picture. */
	caption?: string;
};

function Sources({ image, media, sizes: ownSizes }: { image: ImageData; media?: string; sizes?: string }) {
	const { sources = [], fallback } = image.images;
	// The fallback, which has no type, is the WebP: no query asks for an older format.
	return [...sources, { type: "image/webp", ...fallback }].map(({ type, srcSet, sizes }) => (
		<source
			key={type}
			type={type}
			media={media}
			srcSet={srcSet}
			sizes={ownSizes ?? sizes}
			width={image.width}
			height={image.height}
		/>
	));
}

/**
 * A responsive picture with art direction: a wide and a narrow image, as WebP and, if the query asks for it, as AVIF.
 * `GatsbyImage` would add inline styles and scripts.
 */
export function Picture(props: PictureProps) {
	const { wide, narrow, narrowMedia = "(max-width: 40rem)", sizes, alt, hasUpperPart = false, caption } = props;
	const image = wide.childImageSharp?.gatsbyImageData;
	if (!image) return null;
	return (
		<figure className={classNames(styles.picture, hasUpperPart && styles.upperPart)}>
			<picture>
				{narrow?.childImageSharp && <Sources image={narrow.childImageSharp.gatsbyImageData} media={narrowMedia} />}
				<Sources image={image} sizes={sizes} />
				<img
					src={image.images.fallback?.src}
					width={image.width}
					height={image.height}
					alt={alt}
					loading="lazy"
					decoding="async"
				/>
			</picture>
			{caption && <figcaption className={styles.caption}>{caption}</figcaption>}
		</figure>
	);
}
