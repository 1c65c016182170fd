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

beforeAll(() => writeHostFiles(at("public"), { nginxFolder: at("nginx"), market: "https://market.example" }));

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
