import MarkdownIt from "markdown-it";

/**
 * The parser of texts. It reads HTML, which the check then reports, instead of showing it as text; and links of every kind,
 * whose targets the check compares with the pages.
 */
export const markdown = new MarkdownIt({ html: true });
markdown.validateLink = () => true;
