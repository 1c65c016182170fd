/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { policyOf } from "../../../hosting/content-security-policy";
import { writeHostFiles } from "../../../hosting/write-host-files";
import { tempFolder } from "../../kit/temp-folder";

const page = (script: string) =>
	`<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>${"text ".repeat(300)}</p><script>${script}</script></body></html>`;
const folder = tempFolder({
	"public/index.html": page("one"),
	"public/template/[id]/index.html": page("two"),
	"public/small.txt": "small",
});
const at = (name: string) => path.join(folder, name);
const read = (name: string) => fs.readFileSync(at(name));

const warn = jest.fn();

beforeAll(() => writeHostFiles(at("public"), { nginxFolder: at("nginx"), market: "https://market.example", warn }));

test("every page and every host file has the same policy", () => {
	const policy = policyOf(read("public/index.html").toString());
	expect(policy).toContain("connect-src 'self' https://market.example;");
	expect(policyOf(read("public/template/[id]/index.html").toString())).toBe(policy);
	for (const file of ["public/_headers", "nginx/maps.conf"]) expect(read(file).toString()).toContain(policy);
});

test("compresses text files where that saves bytes", () => {
	expect(brotliDecompressSync(read("public/index.html.br"))).toEqual(read("public/index.html"));
	expect(gunzipSync(read("public/index.html.gz"))).toEqual(read("public/index.html"));
	for (const name of ["small.txt.br", "_headers.br"]) expect(fs.existsSync(at(`public/${name}`))).toBe(false);
});

test("a site that is larger than the limits of a host is built for all hosts, with a warning", async () => {
	expect(warn).not.toHaveBeenCalled();
	const pages = Array.from({ length: 120 }, (_, index) => [`public/story-${index}/index.html`, page("one")]);
	const large = tempFolder(Object.fromEntries(pages));
	await writeHostFiles(path.join(large, "public"), { nginxFolder: path.join(large, "nginx"), warn });
	expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Cloudflare Pages reads 100 rules .* has 121 rules/)]]);
	for (const file of ["public/_headers", "nginx/maps.conf"]) expect(fs.existsSync(path.join(large, file))).toBe(true);
});
