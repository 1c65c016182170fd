import dgram from "node:dgram";
import { once } from "node:events";

/** A DNS server on loopback. It knows every name as 127.0.0.1 while `isKnown` is true, and no name before. */
export async function startDnsServer() {
	const server = dgram.createSocket("udp4");
	const state = { isKnown: false };
	server.on("message", (query, { port, address }) => {
		const questionEnd = query.indexOf(0, 12) + 5;
		const question = query.subarray(12, questionEnd);
		const isIpv4 = question.readUInt16BE(question.length - 4) === 1;
		const hasAnswer = state.isKnown && isIpv4;
		const header = Buffer.alloc(12);
		header.writeUInt16BE(query.readUInt16BE(0), 0);
		header.writeUInt16BE(state.isKnown ? 0x8180 : 0x8183, 2);
		header.writeUInt16BE(1, 4);
		header.writeUInt16BE(hasAnswer ? 1 : 0, 6);
		// The name of the question, type A, class IN, one second, four bytes.
		const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, 1]);
		server.send(Buffer.concat([header, question, ...(hasAnswer ? [answer] : [])]), port, address);
	});
	await once(server.bind(0, "127.0.0.1"), "listening");
	return { state, address: `127.0.0.1:${server.address().port}`, stop: () => server.close() };
}
