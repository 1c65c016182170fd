import "./src/styles/global.css";

export { onInitialClientRender, shouldUpdateScroll } from "./src/site/scroll";
