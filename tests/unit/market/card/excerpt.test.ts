/** @jest-environment node */
import { excerpt } from "../../../../src/market/card/excerpt";

test.each([
	["Short enough", 12, "Short enough"],
	["Sends the rates, every morning", 16, "Sends the…"],
	["Sends the rates, every morning", 20, "Sends the rates…"],
	["Автоматизация отчётов", 15, "Автоматизация…"],
	["Incomprehensibilities", 8, "Incompr…"],
	["👩🏽‍💻".repeat(20), 5, /^.+…$/u],
	["", 10, ""],
])("%s in %d signs", (text, length, expected) => {
	const cut = excerpt(text, length);
	expect([...cut].length).toBeLessThanOrEqual(length);
	if (expected instanceof RegExp) expect(cut).toMatch(expected);
	else expect(cut).toBe(expected);
});
