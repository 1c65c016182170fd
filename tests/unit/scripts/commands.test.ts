import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { checkPort } from "../../../scripts/port";
import { checkNode } from "../../../scripts/run";

test.each(["v20.19.0", "v22.13.0", "v24.0.0", "v26.1.0"])("Node.js %s runs the project", (version) => {
	expect(() => checkNode(version)).not.toThrow();
});

test.each(["v18.20.8", "v20.18.3", "v21.7.3", "v22.12.0", "v23.11.0"])(
	"Node.js %s does not run the project",
	(version) => {
		expect(() => checkNode(version)).toThrow(`Node.js ${version.slice(1)} does not run this project.`);
	},
);

test("a port in use is reported with the option that chooses another one", async () => {
	const server = net.createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	await expect(checkPort(port, "127.0.0.1", "npm start")).rejects.toThrow(
		`Port ${port} is in use. Choose another one: npm start -- --port ${port + 100}`,
	);
	await once(server.close(), "close");
});
