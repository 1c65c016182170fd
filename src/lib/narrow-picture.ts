/** The name of the picture that takes the place of one in a text on phones, if it exists: `images/a-narrow.png` for `images/a.png`. */
export const narrowPicture = (name: string): string => name.replace(/(\.\w+)$/, "-narrow$1");
