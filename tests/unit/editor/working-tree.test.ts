/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";
import { writeChanges } from "../../../editor/server/working-tree";
import { tempFolder } from "../../kit/temp-folder";

test("a write that fails takes back what was written before it", () => {
	const root = tempFolder({ "content/a.yaml": "a", "content/b.yaml": "b" });
	const { renameSync } = fs;
	const rename = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
		if (String(to).endsWith("b.yaml")) throw new Error("EBUSY");
		renameSync(from, to);
	});
	const changes = ["new", "a", "b"].map((name) => ({ path: `content/${name}.yaml`, content: Buffer.from("changed") }));
	expect(() => writeChanges(root, changes)).toThrow("EBUSY");
	rename.mockRestore();
	const files = fs.readdirSync(path.join(root, "content"));
	expect(files.map((file) => fs.readFileSync(path.join(root, "content", file), "utf8"))).toEqual(["a", "b"]);
});
