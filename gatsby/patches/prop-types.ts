/** Takes the place of prop-types (`webpack.ts`). React 19 ignores the types of props that Gatsby's modules declare with it. */
const type = { isRequired: undefined };

export default { bool: type, func: type, object: type, string: type };
