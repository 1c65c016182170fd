import { ignoreQueries } from "../../../../src/site/loading/ignore-queries";
import type { PageLoader } from "../../../../src/site/loading/page-loader";

test("has a page loaded, shown and fetched ahead by its path, whatever its query", async () => {
	const loader: jest.Mocked<PageLoader> = {
		loadPage: jest.fn(async (path) => ({ status: path })),
		loadPageSync: jest.fn((path) => ({ status: path })),
		enqueue: jest.fn(),
		hovering: jest.fn(),
	};
	const { loadPage, loadPageSync, enqueue, hovering } = loader;
	ignoreQueries(loader);
	await expect(loader.loadPage("/ru/templates/?q=бот&tag=Java")).resolves.toEqual({ status: "/ru/templates/" });
	expect(loader.loadPageSync("/templates/?q=what?&sort=title", { withErrorDetails: true })).toEqual({
		status: "/templates/",
	});
	loader.enqueue("/templates/");
	loader.hovering("/template/101/?");
	expect(loadPage).toHaveBeenCalledWith("/ru/templates/");
	expect(loadPageSync).toHaveBeenCalledWith("/templates/", { withErrorDetails: true });
	expect(enqueue).toHaveBeenCalledWith("/templates/");
	expect(hovering).toHaveBeenCalledWith("/template/101/");
});
