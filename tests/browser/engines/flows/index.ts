import { catalogFlows } from "./catalog";
import type { Flow } from "./flow";
import { landingFlows } from "./landing";
import { layoutFlows } from "./layout";
import { robustnessFlows } from "./robustness";

export const flows: Flow[] = [...layoutFlows, ...landingFlows, ...catalogFlows, ...robustnessFlows];
