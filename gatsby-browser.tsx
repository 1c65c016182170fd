import "./src/styles/global.css";

export { onClientEntry, shouldUpdateScroll } from "./src/site/scroll";
