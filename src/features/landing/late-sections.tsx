/** The sections without behavior, in one file of code. */
export { Pricing } from "../pricing/pricing";
export { Features } from "./features/features";
export { Resources } from "./resources/resources";
export { Showcase } from "./showcase/showcase";
