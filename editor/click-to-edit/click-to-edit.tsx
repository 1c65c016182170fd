import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Button } from "../../src/components/button/button";
import type { Project } from "../config/project";
import { untranslatedTexts } from "../config/untranslated-texts";
import * as styles from "./click-to-edit.module.css";
import type { Target } from "./lists";
import { pageLanguage, setMarking } from "./marks";
import { controls, editable, markedKeys, outlinePage, ownTag, pagePath } from "./page-elements";
import { Panel } from "./panel";
import { formAddress, projectForms } from "./project-forms";
import { changedInputs } from "./save";

/** Reads the same data as the editor at `/admin/`. */
const readProject = (): Promise<Project> => fetch("/admin/project.json").then((response) => response.json());

/** What a click edits, also below the link that covers a card. Without a pointer, what is in the focused control. */
function editableAt({ clientX, clientY, detail }: MouseEvent, target: Element): Element | null | undefined {
	const below = detail === 0 ? [target] : document.elementsFromPoint(clientX, clientY);
	const found = below.map((element) => element.closest(editable)).find(Boolean);
	return found ?? target.closest(controls)?.querySelector(editable);
}

/** Browsers turn Enter into a click on controls only. */
function clickOnEnter({ key, target }: KeyboardEvent): void {
	if (key === "Enter" && target instanceof HTMLElement && target.matches(`${editable}[tabindex]`)) target.click();
}

/** The switch and the panel, which is open while something is edited. */
export function ClickToEdit() {
	const [project, setProject] = useState<Project>();
	const [isOn, setIsOn] = useState(false);
	/** The last one is shown. The others are the way back. */
	const [targets, setTargets] = useState<Target[]>([]);
	const [isSaved, setIsSaved] = useState(false);
	const editSwitch = useRef<HTMLButtonElement>(null);
	const forms = useMemo(() => project && projectForms(project), [project]);

	useEffect(() => void readProject().then(setProject), []);

	const mayClose = () => changedInputs().length === 0 || window.confirm(forms?.text("page.discard"));

	async function open(target: Target): Promise<void> {
		if (!mayClose()) return;
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
		const page = pagePath(element);
		if (page) window.open(formAddress(page), "editor");
		else void open({ sources: [...markedKeys(element), ...forms.places.at(element)], language: pageLanguage() });
	});

	const content = useEffectEvent(() => forms);

	useEffect(() => {
		if (!isOn) return;
		const listeners = new AbortController();
		setMarking(true);
		const stopOutlining = outlinePage(() => content());
		document.addEventListener("click", onClick, { capture: true, signal: listeners.signal });
		document.addEventListener("keydown", clickOnEnter, { signal: listeners.signal });
		return () => {
			listeners.abort();
			stopOutlining();
			setMarking(false);
		};
	}, [isOn]);

	if (!forms) return null;
	const { text } = forms;
	const target = targets.at(-1);
	const previous = targets.slice(0, -1);
	const missing = untranslatedTexts(forms.project).length;

	async function showSaved(): Promise<void> {
		const saved = await readProject();
		setProject(saved);
		setIsSaved(true);
		const rest = previous.filter(({ list }) => list !== "untranslated" || untranslatedTexts(saved).length > 0);
		// The button that has opened the list is gone.
		if (rest.length < previous.length) editSwitch.current?.focus();
		setTargets(rest);
	}
	function toggle(): void {
		if (!mayClose()) return;
		setTargets([]);
		setIsOn(!isOn);
	}

	const listButton = (list: Target["list"], label: string) => (
		<Button variant="quiet" size="small" onClick={() => open({ sources: [], language: pageLanguage(), list })}>
			{label}
		</Button>
	);

	return (
		<>
			<div className={styles.bar}>
				<Button ref={editSwitch} variant={isOn ? "primary" : "quiet"} size="small" aria-pressed={isOn} onClick={toggle}>
					{text("page.edit")}
				</Button>
				{isOn && listButton("hidden", text("page.hidden"))}
				{isOn && missing > 0 && listButton("untranslated", text("untranslated.open", { count: missing }))}
				<span role="status">{isSaved && text("page.saved")}</span>
			</div>
			{target && (
				<Panel
					key={JSON.stringify(target)}
					forms={forms}
					target={target}
					onOpen={(next) => mayClose() && setTargets([...targets, next])}
					onBack={previous.length > 0 ? () => mayClose() && setTargets(previous) : undefined}
					onClose={() => mayClose() && setTargets([])}
					onSaved={showSaved}
				/>
			)}
		</>
	);
}
