import { launchFirefox } from "./firefox";
import { runFlows } from "./run-flows";

runFlows("Firefox", () => launchFirefox(process.env.FIREFOX_PATH ?? ""));
