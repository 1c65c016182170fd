import { once } from "node:events";
import net from "node:net";
import { parseArgs } from "node:util";

/**
 * The port of a server: `--port`, the variable PORT, or the usual one.
 * @throws if it is not a port
 */
export function readPort(usual: number): number {
	const { values } = parseArgs({ options: { port: { type: "string" } }, strict: false });
	const text = String(values.port ?? process.env.PORT ?? usual);
	const port = Number(text);
	if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
	throw new Error(`The port must be a number from 1 to 65535 (is ${text}).`);
}

/**
 * Checks a port before work that takes minutes.
 * @throws if it cannot be used; an error that says how to choose another one, if it is in use
 */
export async function checkPort(port: number, host: string, command: string): Promise<void> {
	const server = net.createServer();
	try {
		await once(server.listen(port, host), "listening");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
		throw new Error(`Port ${port} is in use. Choose another one: ${command} -- --port ${port + 100}`);
	}
	await once(server.close(), "close");
}
