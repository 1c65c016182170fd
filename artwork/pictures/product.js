// Renders the shared parts of the pictures: icons, the sidebar, highlighted Java, diffs and log lines.
const ICONS = {
	home: "M2.5 7 8 2.5 13.5 7v6.5h-11zM6.5 13.5v-4h3v4",
	code: "M5.5 4 1.7 8l3.8 4m5-8 3.8 4-3.8 4",
	flow: "M2 2h4.5v4.5H2zm7.5 7.5H14V14H9.5zM4.25 6.5v3.3a2 2 0 0 0 2 2H9.5",
	clock: "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 4.6V8l2.3 1.5",
	plug: "M6 2v3m4-3v3M4 5h8v2.5a4 4 0 0 1-8 0zm4 6.5V14",
	store: "M2 6.2 3.3 2.5h9.4L14 6.2a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0zm1.3 2v5.3h9.4V8.2",
	logs: "M2.5 4h11m-11 4h11m-11 4h6.5",
	settings: "M2 5h5.8m4 0H14M2 11h2.2m4 0H14M11.8 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm-3.6 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
	search: "M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zm-1.2 3.3L13.8 13.8",
	bolt: "M9 1.8 3.2 9h4.3L7 14.2 12.8 7H8.5z",
	hook: "M8 2v12M2 8h12M3.8 3.8l8.4 8.4m0-8.4-8.4 8.4",
	globe:
		"M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM2 8h12M8 2c2.2 1.8 2.8 4 2.8 6S10.2 12.2 8 14C5.8 12.2 5.2 10 5.2 8S5.8 3.8 8 2z",
	check: "M3 8.5 6.5 12 13 4.5",
	branch:
		"M5.5 3.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zm0 9a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zm8-8a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM4 5v6m8-5c0 3.2-8 1.6-8 5",
	db: "M13 3.8c0 1.1-2.2 2-5 2s-5-.9-5-2 2.2-2 5-2 5 .9 5 2zm0 0v8.4c0 1.1-2.2 2-5 2s-5-.9-5-2V3.8M3 8c0 1.1 2.2 2 5 2s5-.9 5-2",
	send: "M14 2 9.5 14 7 9 2 6.5zM7 9l7-7",
	spark: "M8 2c.5 3.6 2.4 5.5 6 6-3.6.5-5.5 2.4-6 6-.5-3.6-2.4-5.5-6-6 3.6-.5 5.5-2.4 6-6z",
	cup: "M3 6h8v4a3.5 3.5 0 0 1-3.5 3.5h-1A3.5 3.5 0 0 1 3 10zm8 1h.8a1.8 1.8 0 0 1 0 3.6h-.9M5.5 2v1.8m3-1.8v1.8",
	right: "m6 4 4 4-4 4",
	down: "m4 6 4 4 4-4",
	plus: "M8 3v10M3 8h10",
	minus: "M3 8h10",
	undo: "M6 3 3 6l3 3M3 6h7a3.5 3.5 0 0 1 0 7H6.5",
	play: "M5 3v10l8-5z",
	table: "M2.5 2.5h11v11h-11zm0 3.7h11m-11 3.7h11M6.2 2.5v11",
	mail: "M2 3.5h12v9H2zm0 .8 6 4.7 6-4.7",
	doc: "M4 1.8h5L12.5 5v9.2H4zM9 1.8V5h3.5M6.3 8.3h4m-4 2.8h4",
	image: "M2.5 2.5h11v11h-11zm0 8.5 3.5-3.5 6 6M11 6a1 1 0 1 1-2 0 1 1 0 0 1 2 0z",
};
const NAV = [
	["overview", "home"],
	["scripts", "code"],
	["workflows", "flow"],
	["schedules", "clock"],
	["connections", "plug"],
	["marketplace", "store"],
	["logs", "logs"],
	["settings", "settings"],
];
const JAVA =
	/(?<c>\/\/.*)|(?<q>"[^"]*")|(?<a>@\w+)|\b(?<k>package|import|public|private|final|class|record|implements|void|new|return|if|for|var|this|throws|static|int|long|true|false|null)\b|\b(?<t>[A-Z]\w*)\b|\b(?<d>\d[\d_]*)\b|(?<f>\w+)(?=\()/g;

const safe = (s) => s.replace(/[&<>]/g, (c) => `&#${c.charCodeAt()};`);
const icon = (name) => `<svg class="i" viewBox="0 0 16 16"><path d="${ICONS[name]}"/></svg>`;

function java(line) {
	let out = "",
		from = 0;
	for (const m of line.matchAll(JAVA)) {
		const [kind] = Object.entries(m.groups).find(([, v]) => v);
		out +=
			safe(line.slice(from, m.index)) +
			(kind === "k" ? `<b>${m[0]}</b>` : `<span class="${kind}">${safe(m[0])}</span>`);
		from = m.index + m[0].length;
	}
	return out + safe(line.slice(from));
}

// Java with line numbers. data-first: the first line number; data-mark: the highlighted line.
function code(text, { first = 1, mark }) {
	return text.map(
		(line, i) =>
			`<span class="l${+first + i === +mark ? " mark" : ""}"><span class="n">${+first + i}</span><span>${java(line) || " "}</span></span>`,
	);
}

// A unified diff: each line starts with "+", "-" or a space. data-first: the first line number; without it, no numbers.
function diff(text, { first }) {
	let before = +first,
		after = +first;
	return text.map((line) => {
		const sign = line[0] ?? " ";
		const kind = { "+": " add", "-": " del" }[sign] ?? "";
		const number = sign === "-" ? before : after;
		if (sign !== "+") before++;
		if (sign !== "-") after++;
		return `<span class="l${kind}">${first ? `<span class="n">${number}</span>` : ""}<span class="s">${sign === "-" ? "−" : sign}</span><span>${java(line.slice(1)) || " "}</span></span>`;
	});
}

// Log lines: "time LEVEL script message". "~" as the script omits it.
function log(text) {
	return text.map((line) => {
		const [, time, level, from, message] = line.match(/^(\S+) (\S+) +(\S+) +(.*)$/);
		return `<span class="time">${time}</span>  ${from === "~" ? "" : `<span class="from">${from.padEnd(13)}</span>`}<span class="${level}">${safe(message)}</span>\n`;
	});
}

for (const source of document.querySelectorAll('script[type="text/plain"]')) {
	const pre = document.createElement("pre");
	const text = source.textContent.replace(/^\n/, "").trimEnd().split("\n");
	const render = source.classList.contains("log") ? log : source.classList.contains("diff") ? diff : code;
	pre.className = source.className;
	pre.style.cssText = source.style.cssText;
	pre.innerHTML = render(text, source.dataset).join("");
	source.replaceWith(pre);
}
for (const side of document.querySelectorAll(".side")) {
	side.innerHTML = `<div class="brand"><img class="logo" src="../logo.svg"><span>Qahva</span></div>
    ${NAV.map(([name, i]) => `<div class="nav${name === side.dataset.on ? " on" : ""}">${icon(i)}<span>{{nav.${name}}}</span></div>`).join("")}
    <div class="foot"><div class="plan col" style="gap:8px"><div class="row small"><span class="muted">{{nav.monthlyRuns}}</span><span class="end num">{{61}}{{%}}</span></div><div class="meter"><i style="width:61%"></i></div></div>
    <div class="row" style="gap:10px"><img class="avatar" src="../../static/avatars/3.svg"><span>{{people.avatar3}}</span></div></div>`;
}
for (const el of document.querySelectorAll("[data-i]")) el.insertAdjacentHTML("afterbegin", icon(el.dataset.i));

// Fills in the strings and numbers. render.mjs sets `picture`; without it, the page shows the keys.
const { strings = {}, formats = "en" } = window.picture ?? {};

function fill(key) {
	if (key === "%") return new Intl.NumberFormat(formats, { style: "percent" }).format(0).slice(1);
	const money = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 };
	if (/^\$\d/.test(key)) return new Intl.NumberFormat(formats, money).format(key.slice(1));
	if (/^\d/.test(key))
		return new Intl.NumberFormat(formats, { minimumFractionDigits: key.split(".")[1]?.length }).format(key);
	// The font has no hyphen that does not break.
	return (key.split(".").reduce((group, part) => group?.[part], strings) ?? key).replaceAll("\u2011", "-");
}

const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (nodes.nextNode()) {
	const { currentNode: node } = nodes;
	if (node.parentNode.nodeName !== "SCRIPT") node.data = node.data.replace(/\{\{(.+?)\}\}/g, (_, key) => fill(key));
}
