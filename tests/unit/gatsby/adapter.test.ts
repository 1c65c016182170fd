/** @jest-environment node */

import { store } from "gatsby/dist/redux";
import { getAdapterInit } from "gatsby/dist/utils/adapter/init";
import { initAdapterManager } from "gatsby/dist/utils/adapter/manager";
import config from "../../../gatsby-config";

jest.mock("gatsby/dist/utils/adapter/init");

test("Gatsby neither looks up nor installs the adapter of the current host", async () => {
	store.dispatch({ type: "SET_SITE_CONFIG", payload: config });
	const manager = await initAdapterManager();
	expect(getAdapterInit).not.toHaveBeenCalled();
	expect(await manager.config()).toMatchObject({ pluginsToDisable: [] });
});
