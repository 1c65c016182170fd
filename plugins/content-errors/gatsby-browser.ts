import "./src/notice.css";

export { showErrors as onClientEntry } from "./src/notice";
