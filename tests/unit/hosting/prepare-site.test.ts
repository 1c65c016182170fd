/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { policyOf } from "../../../hosting/content-security-policy";
import { prepareSite } from "../../../hosting/prepare-site";
import { tempFolder } from "../../kit/temp-folder";

const page = (script: string) =>
	`<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>${"text ".repeat(300)}</p><script>${script}</script></body></html>`;

const slice = '<script>window.___webpackCompilationHash="1";</script>';
const folder = tempFolder({
	"public/index.html": page("one"),
	"public/template/[id]/index.html": page("two"),
	"public/page-data/404.html/page-data.json": '{"path":"/404.html"}',
	"public/_gatsby/slices/_gatsby-scripts-1.html": slice,
	"public/app-0123456789abcdef0123.js": "run();".repeat(500),
	"public/small.txt": "small",
	"public/noise.svg": Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * index * 7919) % 251)),
	"public/gone.js.br": "old",
});
const at = (name: string) => path.join(folder, name);
const read = (name: string) => fs.readFileSync(at(name));
const prepare = () => prepareSite(at("public"), { nginxFolder: at("nginx"), market: "https://market.example" });
const times = () =>
	fs
		.readdirSync(folder, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => [name, fs.statSync(at(name)).isFile() && fs.statSync(at(name)).mtimeMs]);

beforeAll(prepare);

test("every page and every host file has the same policy", () => {
	const policy = policyOf(read("public/index.html").toString());
	expect(policy).toContain("connect-src 'self' https://market.example;");
	expect(policyOf(read("public/template/[id]/index.html").toString())).toBe(policy);
	for (const file of ["public/_headers", "nginx/maps.conf"]) expect(read(file).toString()).toContain(policy);
	expect(read("public/_gatsby/slices/_gatsby-scripts-1.html").toString()).toBe(slice);
});

test("compresses text files where that saves bytes", () => {
	for (const name of ["public/index.html", "public/app-0123456789abcdef0123.js"]) {
		expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
		expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
		expect(fs.statSync(at(`${name}.br`)).mtimeMs).toBeCloseTo(fs.statSync(at(name)).mtimeMs, -1);
	}
	for (const name of ["small.txt.br", "gone.js.br", "_headers.br"])
		expect(fs.existsSync(at(`public/${name}`))).toBe(false);
});

test("writes nothing for an unchanged build", async () => {
	const before = times();
	await prepare();
	expect(times()).toEqual(before);
});

test("compresses a changed page again", async () => {
	fs.writeFileSync(at("public/index.html"), page("three"));
	await prepare();
	expect(brotliDecompressSync(read("public/index.html.br")).toString()).toContain("three");
	expect(policyOf(read("public/template/[id]/index.html").toString())).toBe(
		policyOf(read("public/index.html").toString()),
	);
});

test("writes the routing files of the host, and compresses nothing for hosts that do it themselves", async () => {
	const other = tempFolder({ "public/index.html": page("one"), "public/_redirects": "of an earlier build" });
	const names = () => fs.readdirSync(path.join(other, "public")).sort();
	const options = { nginxFolder: path.join(other, "nginx") };
	await prepareSite(path.join(other, "public"), { ...options, host: "cloudflare" });
	expect(names()).toEqual(["_headers", "_routes.json", "_worker.js", "index.html"]);
	await prepareSite(path.join(other, "public"), { ...options, host: "netlify" });
	expect(names()).toEqual(["_headers", "_redirects", "index.html"]);
	await prepareSite(path.join(other, "public"), options);
	expect(names()).toEqual(["_headers", "_redirects", "index.html", "index.html.br", "index.html.gz"]);
});
