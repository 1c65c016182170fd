import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { untranslatedTexts } from "../app/untranslated-texts";
import * as styles from "./click-to-edit.module.css";
import { editingOf, type Target } from "./editing";
import { hasChanges } from "./form-fields";
import { pageTexts, setMarking } from "./marks";
import { editable, markedKeys, ownTag } from "./page-elements";
import { Panel } from "./panel";
import { readSnapshot, type Snapshot } from "./project";
import { scanPage } from "./scan-page";

/** What the focused element edits: itself, or what is in it. */
function editableIn(focused: EventTarget | null): Element | null | undefined {
	if (!(focused instanceof Element)) return undefined;
	return focused.closest(editable) ?? focused.closest("a, button, label, summary")?.querySelector(editable);
}

/** What a click edits, also below the link that covers a card. */
function editableAt({ clientX, clientY, detail, target }: MouseEvent): Element | null | undefined {
	const isKeyboard = detail === 0;
	const below = isKeyboard ? [] : document.elementsFromPoint(clientX, clientY);
	return below.map((element) => element.closest(editable)).find(Boolean) ?? editableIn(target);
}

const isOwn = ({ target }: Event): boolean => target instanceof Element && target.closest(ownTag) !== null;

/** The switch and the panel, which is open while something is edited. */
export function ClickToEdit() {
	const [snapshot, setSnapshot] = useState<Snapshot>();
	const [isOn, setIsOn] = useState(false);
	/** The last one is shown. Those before it have led there. */
	const [targets, setTargets] = useState<Target[]>([]);
	const [isSaved, setIsSaved] = useState(false);
	const opener = useRef<Element>(null);
	const editing = useMemo(() => snapshot && editingOf(snapshot), [snapshot]);
	const latest = useRef(editing);
	useEffect(() => {
		latest.current = editing;
	}, [editing]);

	const mayClose = useCallback(() => {
		if (!latest.current || !hasChanges()) return true;
		const { text } = latest.current;
		return window.confirm(text("page.discard"));
	}, []);
	const read = useCallback(() => readSnapshot().then(setSnapshot), []);
	useEffect(() => void read(), [read]);

	const start = useCallback(
		async (from: Element, target: Target) => {
			if (!mayClose()) return;
			opener.current = from;
			setIsSaved(false);
			await read();
			setTargets([target]);
		},
		[read, mayClose],
	);

	useEffect(() => {
		if (!isOn || !latest.current) return;
		const first = latest.current;
		setMarking(true);
		const stop = scanPage(() => latest.current ?? first);
		const edit = (event: Event, element: Element | null | undefined) => {
			if (!element || !latest.current) return;
			event.preventDefault();
			event.stopPropagation();
			const { language } = pageTexts();
			void start(element, { keys: markedKeys(element), places: latest.current.places.at(element), language });
		};
		const onClick = (event: MouseEvent) => {
			if (!isOwn(event) && !event.ctrlKey && !event.metaKey) edit(event, editableAt(event));
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const isEnter = event.key === "Enter" && !event.ctrlKey && !event.metaKey;
			if (isEnter && !isOwn(event)) edit(event, editableIn(event.target));
		};
		document.addEventListener("click", onClick, { capture: true });
		document.addEventListener("keydown", onKeyDown, { capture: true });
		return () => {
			document.removeEventListener("click", onClick, { capture: true });
			document.removeEventListener("keydown", onKeyDown, { capture: true });
			stop();
			setMarking(false);
		};
	}, [isOn, start]);

	if (!editing) return null;
	const { text } = editing;
	const target = targets.at(-1);
	const missing = untranslatedTexts(editing.snapshot.project).length;

	function close(): void {
		setTargets([]);
		if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus();
	}
	async function showSaved(): Promise<void> {
		await read();
		setIsSaved(true);
		if (targets.length > 1) setTargets(targets.slice(0, -1));
		else close();
	}
	const listButton = (list: "hidden" | "untranslated", label: string) => (
		<button type="button" className={styles.button} onClick={(event) => start(event.currentTarget, { list })}>
			{label}
		</button>
	);

	return (
		<>
			<div className={styles.bar}>
				<button type="button" className={styles.button} aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
					{text("page.edit")}
				</button>
				{isOn && listButton("hidden", text("page.hidden"))}
				{isOn && missing > 0 && listButton("untranslated", text("untranslated.open", { count: missing }))}
				<span role="status">{isSaved && text("page.saved")}</span>
			</div>
			{target && (
				<Panel
					key={JSON.stringify(target)}
					editing={editing}
					language={pageTexts().language}
					target={target}
					onOpen={(next) => setTargets([...targets, next])}
					onBack={targets.length > 1 ? () => mayClose() && setTargets(targets.slice(0, -1)) : undefined}
					onClose={() => mayClose() && close()}
					onSaved={showSaved}
				/>
			)}
		</>
	);
}
