export { onPreBootstrap } from "../../src/build/pseudo-language";
