import { expect, mockMarket, templateDetail, templateList, test } from "../kit/browser";
import { open, takeProblems } from "../kit/visit";

const hostile = `
	<p>Plain text</p>
	<script>window.ran = "script"</script>
	<img src="x" onerror="window.ran = 'image'">
	<svg onload="window.ran = 'svg'"><a href="javascript:window.ran='svg link'"><text>svg</text></a></svg>
	<iframe srcdoc="<script>parent.ran = 'frame'</script>" src="https://evil.example/"></iframe>
	<a href="javascript:window.ran='link'">bad link</a>
	<a href=" java&#10;script:window.ran='split'">split link</a>
	<a href="data:text/html,<script>opener.ran='data'</script>">data link</a>
	<a href="https://good.example/" onclick="window.ran = 'click'" target="_self">good link</a>
	<form action="https://evil.example/"><input name="password"><button formaction="javascript:window.ran='form'">send</button></form>
	<style>body { display: none }</style><link rel="stylesheet" href="https://evil.example/a.css">
	<math><mtext><img src=x onerror="window.ran='math'"></mtext></math>
	<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">
	<div id="content" style="position:fixed;inset:0;z-index:999">cover</div>`;

test("nothing of a hostile description runs, loads or covers the page", async ({ page, problems }) => {
	const foreign: string[] = [];
	page.on("request", (request) => {
		if (/evil\.example|\/x$/.test(request.url())) foreign.push(request.url());
	});
	await mockMarket(page, {
		list: { body: templateList(2).map((template) => ({ ...template, description: hostile })) },
		detail: () => ({ body: { ...templateDetail("<img src=x onerror=ran=1>"), description: hostile } }),
	});
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toContainText("Plain text");
	await expect(page.getByRole("article").first()).not.toContainText("window.ran");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("<img src=x onerror=ran=1>");
	const info = page.getByRole("region", { name: "Description" });
	await expect(info).toContainText("Plain text");
	await expect(
		info.locator("script, img, svg, iframe, form, input, button, style, link, meta, base, math"),
	).toHaveCount(0);
	await expect(info.locator("[onclick], [onerror], [onload], [style], [id], [class]")).toHaveCount(0);
	for (const name of ["bad link", "split link", "data link"]) {
		await expect(info.getByText(name)).not.toHaveAttribute("href");
		await info.getByText(name).click();
	}
	const good = info.getByRole("link", { name: "good link" });
	await expect(good).toHaveAttribute("target", "_blank");
	await expect(good).toHaveAttribute("rel", /noopener/);
	expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined();
	expect(foreign).toEqual([]);
	await expect(page).toHaveURL("/template/1/");
	// Chromium tells what the policy would have kept from it, although the description is only read here.
	expect(takeProblems(problems, /Content Security Policy directive/)).toBeGreaterThan(0);
});

for (const token of ["secret-token", undefined]) {
	test(`the token ${token ? "is sent to the market alone" : "is not sent when there is none"}`, async ({ page }) => {
		const sent: { market: boolean; authorization: string | undefined }[] = [];
		page.on("request", (request) => {
			const market = new URL(request.url()).pathname === "/api/public/market/getAll";
			sent.push({ market, authorization: request.headers().authorization });
		});
		if (token) await page.addInitScript((value) => localStorage.setItem("ACCESS_TOKEN", value), token);
		await open(page, "/templates/");
		await page.getByRole("article").first().getByRole("link").click();
		await expect(page.getByRole("tab").first()).toBeVisible();
		const toMarket = sent.filter(({ market }) => market).map(({ authorization }) => authorization);
		const expected = token && `Bearer ${token}`;
		expect(toMarket).toEqual([expected, expected]);
		expect(sent.filter(({ market, authorization }) => !market && authorization)).toEqual([]);
		expect(sent.filter(({ market }) => !market).length).toBeGreaterThan(3);
	});
}

test("a token that no header can carry is left out and not quoted", async ({ page, problems }) => {
	await page.addInitScript(() => localStorage.setItem("ACCESS_TOKEN", "two\nlines и кириллица"));
	await open(page, "/templates/");
	await expect(page.getByRole("article").first()).toBeVisible();
	expect(problems.splice(0)).toEqual([expect.stringMatching(/^(?=.*ACCESS_TOKEN)(?!.*lines)/)]);
});

test("the calls have the paths of the specification", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/api/")) calls.push(`${request.method()} ${request.url()}`);
	});
	await open(page, "/templates/");
	await page.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("tab").first()).toBeVisible();
	const origin = new URL(page.url()).origin;
	const call = `GET ${origin}/api/public/market/getAll`;
	expect(calls).toEqual([call, `${call}?id=101`]);
});
