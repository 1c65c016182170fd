/** These sections are not hydrated on a first visit: they have no state, effects, or handlers. */
export { Pricing } from "../pricing/pricing";
export { Features } from "./features/features";
export { Resources } from "./resources/resources";
export { Showcase } from "./showcase/showcase";
