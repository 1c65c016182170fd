import { javaFileName } from "../../../../../src/features/catalog/detail/script-tools";

test.each([
	[
		"Fetch",
		"package a;\nclass Helper {}\npublic final class FetchRates {\n\tpublic static class Inner {}\n}",
		"FetchRates.java",
	],
	["Fetch", "record Rate(String code) {}", "Rate.java"],
	["Fetch", "public sealed interface Shape permits Square {}", "Shape.java"],
	["Fetch", "@Deprecated\npublic @interface Marked {}", "Marked.java"],
	["Fetch", "public enum Цвет { RED }", "Цвет.java"],
	[
		"Fetch",
		'// public class No {}\n/* public class Nor {} */\nString s = "public class Never {}";\nclass Yes {}',
		"Yes.java",
	],
	["Send to the channel", "System.out.println();", "SendToTheChannel.java"],
	["Проверка платежа", "", "ПроверкаПлатежа.java"],
	["../../etc/passwd", "", "EtcPasswd.java"],
	["!?", "", "Script.java"],
])("names the file of the script %j with the code %j %s", (name, code, file) => {
	expect(javaFileName(name, code)).toBe(file);
});
