/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { policyOf } from "../../../src/deploy/content-security-policy";
import { finishSite } from "../../../src/deploy/finish-site";
import { folderOf } from "../../kit/folder";

const page = (script: string) =>
	`<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>${"text ".repeat(300)}</p><script>${script}</script></body></html>`;

const slice = '<script>window.___webpackCompilationHash="1";</script>';
const folder = folderOf({
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
const finish = () => finishSite(at("public"), { nginxFolder: at("nginx"), market: "https://market.example" });
const times = () =>
	fs
		.readdirSync(folder, { recursive: true, encoding: "utf8" })
		.sort()
		.map((name) => [name, fs.statSync(at(name)).isFile() && fs.statSync(at(name)).mtimeMs]);

beforeAll(finish);

test("every page carries the one policy, which every target sends", () => {
	const policy = policyOf(read("public/index.html").toString());
	expect(policy).toContain("connect-src 'self' https://market.example;");
	expect(policyOf(read("public/template/[id]/index.html").toString())).toBe(policy);
	for (const file of ["public/_headers", "nginx/maps.conf"]) expect(read(file).toString()).toContain(policy);
	expect(read("public/_gatsby/slices/_gatsby-scripts-1.html").toString()).toBe(slice);
});

test("text lies compressed beside the original, where that saves anything", () => {
	for (const name of ["public/index.html", "public/app-0123456789abcdef0123.js"]) {
		expect(brotliDecompressSync(read(`${name}.br`))).toEqual(read(name));
		expect(gunzipSync(read(`${name}.gz`))).toEqual(read(name));
		expect(fs.statSync(at(`${name}.br`)).mtimeMs).toBeCloseTo(fs.statSync(at(name)).mtimeMs, -1);
	}
	for (const name of ["small.txt.br", "gone.js.br", "_headers.br"])
		expect(fs.existsSync(at(`public/${name}`))).toBe(false);
});

test("a second build of the same writes nothing", async () => {
	const before = times();
	await finish();
	expect(times()).toEqual(before);
});

test("a changed page is compressed anew", async () => {
	fs.writeFileSync(at("public/index.html"), page("three"));
	await finish();
	expect(brotliDecompressSync(read("public/index.html.br")).toString()).toContain("three");
	expect(policyOf(read("public/template/[id]/index.html").toString())).toBe(
		policyOf(read("public/index.html").toString()),
	);
});
