import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startNginx } from "../../../hosting/server/nginx-server";
import { freePort } from "../../kit/free-port";
import { send } from "../../kit/serve";

/** Opens connections that send this text and then wait. Counts those that nginx has closed. */
async function openConnections(port: number, count: number, text: string) {
	const state = { closed: 0 };
	const sockets = await Promise.all(
		Array.from({ length: count }, async () => {
			const socket = net.connect(port, "127.0.0.1").on("error", () => {});
			socket.on("close", () => {
				state.closed += 1;
			});
			await once(socket, "connect");
			socket.write(text);
			socket.resume();
			return socket;
		}),
	);
	return { state, end: () => sockets.forEach((socket) => void socket.destroy()) };
}

/** Sends requests with this concurrency. @returns how many had each status, and the times in milliseconds, sorted */
async function load(origin: string, url: string, { requests, concurrency }: { requests: number; concurrency: number }) {
	const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
	const statuses: Record<number, number> = {};
	const times: number[] = [];
	const queue = Array.from({ length: requests }).values();
	const worker = async () => {
		for (const _ of queue) {
			const start = performance.now();
			const request = http.get(origin + url, { agent, headers: { "accept-encoding": "gzip" } });
			const [response] = (await once(request, "response")) as [http.IncomingMessage];
			await once(response.resume(), "end");
			times.push(performance.now() - start);
			const status = response.statusCode ?? 0;
			statuses[status] = (statuses[status] ?? 0) + 1;
		}
	};
	await Promise.all(Array.from({ length: concurrency }, worker));
	agent.destroy();
	return { statuses, times: times.sort((a, b) => a - b) };
}

const quantile = (times: number[], share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);

test.describe("load", { tag: "@deep" }, () => {
	test("one address with 2,500 unfinished requests keeps nobody out, and loses them after ten seconds", async () => {
		const port = await freePort();
		const nginx = await startNginx({ port });
		const origin = `http://127.0.0.1:${port}`;
		try {
			for (const text of ["GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "G", ""]) {
				const connections = await openConnections(port, 2500, text);
				const { statuses, times } = await load(origin, "/ru/", { requests: 200, concurrency: 5 });
				expect(statuses).toEqual({ 200: 200 });
				console.info(`2,500 × ${JSON.stringify(text)}: 99% of pages in ${quantile(times, 0.99)} ms`);
				await expect.poll(() => connections.state.closed, { timeout: 40_000 }).toBe(2500);
				connections.end();
			}
		} finally {
			await nginx.stop();
		}
	});

	test("one address has 200 connections at a time: slow readers get no more", async () => {
		const port = await freePort();
		const nginx = await startNginx({ port });
		const request = "GET /templates/ HTTP/1.1\r\nHost: x\r\n\r\n";
		try {
			// Requests that never read their answer: more than the socket buffers hold.
			const sockets = Array.from({ length: 260 }, () => net.connect(port, "127.0.0.1").on("error", () => {}));
			let refused = 0;
			for (const socket of sockets) {
				socket.once("data", (data) => {
					if (data.includes("429")) refused += 1;
					socket.pause();
				});
				socket.write(request.repeat(120));
			}
			await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(30);
			const { status } = await send(`http://127.0.0.1:${port}`, "/healthz");
			expect([200, 429]).toContain(status);
			for (const socket of sockets) socket.destroy();
			await expect.poll(async () => (await send(`http://127.0.0.1:${port}`, "/ru/")).status).toBe(200);
		} finally {
			await nginx.stop();
		}
	});

	test("a flood from one address gets 429, and other addresses get their pages", async () => {
		const port = await freePort();
		const nginx = await startNginx({ port, proxies: ["127.0.0.0/8"] });
		const origin = `http://127.0.0.1:${port}`;
		try {
			const flood = load(origin, "/ru/", { requests: 6000, concurrency: 50 });
			for (let visitor = 1; visitor <= 20; visitor += 1) {
				const headers = { "x-forwarded-for": `192.0.2.${visitor}` };
				expect((await send(origin, "/templates/", { headers })).status).toBe(200);
				await setTimeout(20);
			}
			const { statuses, times } = await flood;
			expect(Object.keys(statuses)).toEqual(["200", "429"]);
			console.info(
				`A flood: ${JSON.stringify(statuses)}, median ${quantile(times, 0.5)} ms, 99% ${quantile(times, 0.99)} ms`,
			);
		} finally {
			await nginx.stop();
		}
	});

	test("a reload finishes the open requests of the old configuration", async () => {
		const port = await freePort();
		let answer = () => {};
		const market = http.createServer((_, response) => {
			answer = () => response.writeHead(200, { "content-type": "application/json" }).end("[]");
		});
		await once(market.listen(0, "127.0.0.1"), "listening");
		const { port: marketPort } = market.address() as net.AddressInfo;
		const nginx = await startNginx({ port, market: `http://127.0.0.1:${marketPort}` });
		const origin = `http://127.0.0.1:${port}`;
		try {
			const arrived = once(market, "request");
			const open = send(origin, "/api/public/market/getAll");
			await arrived;
			nginx.reload();
			for (let page = 0; page < 50; page += 1) expect((await send(origin, "/ru/")).status).toBe(200);
			answer();
			expect(await open).toMatchObject({ status: 200, body: "[]" });
		} finally {
			await nginx.stop();
			market.close();
		}
	});
});
