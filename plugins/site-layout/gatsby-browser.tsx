export { wrapPageElement } from "../../src/site/wrap-page-element";
