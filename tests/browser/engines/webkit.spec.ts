import { runFlows } from "./run-flows";
import { launchWebKit } from "./webkit";

runFlows("WebKit", () => launchWebKit(process.env.WEBKIT_DRIVER_PATH ?? ""), { recordsMessages: true });
