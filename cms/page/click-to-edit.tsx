import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Project } from "../app/project";
import { untranslatedTexts } from "../app/untranslated-texts";
import * as styles from "./click-to-edit.module.css";
import { projectForms } from "./forms";
import type { ListName } from "./lists";
import { pageLanguage, setMarking } from "./marks";
import { controls, editable, markedKeys, outlinePage, ownTag } from "./page-elements";
import { Panel, type Target } from "./panel";
import { changedInputs } from "./save";

/** Reads what can be edited, as the editor at `/admin/` does. */
const readProject = (): Promise<Project> => fetch("/admin/project.json").then((response) => response.json());

const countUntranslated = (project: Project): number => untranslatedTexts(project).length;

/** What a click edits, also below the link that covers a card. With the keyboard, what is in the focused control. */
function editableAt({ clientX, clientY, detail }: MouseEvent, target: Element): Element | null | undefined {
	const below = detail === 0 ? [target] : document.elementsFromPoint(clientX, clientY);
	const found = below.map((element) => element.closest(editable)).find(Boolean);
	return found ?? target.closest(controls)?.querySelector(editable);
}

/** The switch and the panel, which is open while something is edited. */
export function ClickToEdit() {
	const [project, setProject] = useState<Project>();
	const [isOn, setIsOn] = useState(false);
	/** The last one is shown. Those before it have led there. */
	const [targets, setTargets] = useState<Target[]>([]);
	const [isSaved, setIsSaved] = useState(false);
	const opener = useRef<Element>(null);
	const editSwitch = useRef<HTMLButtonElement>(null);
	const language = pageLanguage();
	const forms = useMemo(() => project && projectForms(project, language), [project, language]);

	useEffect(() => void readProject().then(setProject), []);

	function mayClose(): boolean {
		const panel = document.querySelector(ownTag);
		return !panel || changedInputs(panel).length === 0 || window.confirm(forms?.text("page.discard"));
	}
	async function start(from: Element, target: Target): Promise<void> {
		if (!mayClose()) return;
		opener.current = from;
		setIsSaved(false);
		setProject(await readProject());
		setTargets([target]);
	}

	const onClick = useEffectEvent((event: MouseEvent) => {
		const { target, ctrlKey, metaKey } = event;
		if (!(target instanceof Element) || target.closest(ownTag) || ctrlKey || metaKey) return;
		const element = editableAt(event, target);
		if (!element || !forms) return;
		event.preventDefault();
		event.stopPropagation();
		void start(element, {
			keys: markedKeys(element),
			places: forms.places.at(element),
			focus: pageLanguage(),
		});
	});

	const content = useEffectEvent(() => forms);

	useEffect(() => {
		if (!isOn) return;
		/** Controls turn Enter into a click themselves. */
		const clickOnEnter = ({ key, target }: KeyboardEvent) => {
			if (key === "Enter" && target instanceof HTMLElement && target.matches(`${editable}[tabindex]`)) target.click();
		};
		setMarking(true);
		const stop = outlinePage(() => content());
		document.addEventListener("click", onClick, { capture: true });
		document.addEventListener("keydown", clickOnEnter);
		return () => {
			document.removeEventListener("click", onClick, { capture: true });
			document.removeEventListener("keydown", clickOnEnter);
			stop();
			setMarking(false);
		};
	}, [isOn]);

	if (!forms) return null;
	const { text } = forms;
	const target = targets.at(-1);
	const missing = countUntranslated(forms.project);

	function close(): void {
		setTargets([]);
		if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus();
	}
	async function showSaved(): Promise<void> {
		const saved = await readProject();
		setProject(saved);
		setIsSaved(true);
		const previous = targets.at(-2);
		const isDone = previous && "list" in previous && previous.list === "untranslated" && countUntranslated(saved) === 0;
		// The button that has opened the list is gone.
		if (isDone) opener.current = editSwitch.current;
		if (!previous || isDone) close();
		else setTargets(targets.slice(0, -1));
	}
	const listButton = (list: ListName, label: string) => (
		<button type="button" onClick={(event) => start(event.currentTarget, { list })}>
			{label}
		</button>
	);

	return (
		<>
			<div className={styles.bar}>
				<button ref={editSwitch} type="button" aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
					{text("page.edit")}
				</button>
				{isOn && listButton("hidden", text("page.hidden"))}
				{isOn && missing > 0 && listButton("untranslated", text("untranslated.open", { count: missing }))}
				<span role="status">{isSaved && text("page.saved")}</span>
			</div>
			{target && (
				<Panel
					key={JSON.stringify(target)}
					forms={forms}
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
