import "./src/styles/global.css";

export { shouldUpdateScroll } from "./src/site/scroll";
