import "./src/styles/global.css";

export { wrapPageElement } from "./src/site/wrap-page-element";
