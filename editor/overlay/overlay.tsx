import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import useSWR from "swr";
import { flatten } from "../../content-model/check/locale-texts";
import { Button, buttonClass } from "../../src/components/button/button";
import type { Project } from "../config/project";
import { editorText } from "../config/texts";
import { untranslatedTexts } from "../config/untranslated-texts";
import { openFiles } from "./locale-files";
import { setMarking } from "./marks";
import * as styles from "./overlay.module.css";
import { controls, editable, markedKeys, outlinePage, ownTag, removeOutlines } from "./page-elements";
import { changedInputs, Panel, type Target } from "./panel";
import { contentPlaces, formAddress, type Place, pagePlace } from "./places";

const text = editorText();

const projectUrl = "/admin/project.json";

/** In ms. */
const refreshInterval = 2_000;

const readProject = (url: string): Promise<Project> => fetch(url).then((response) => response.json());

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

/** What the page shows of a project. */
function pageContent({ content, locales }: Project) {
	// The texts of `language.json` in all languages.
	const ownTexts = Object.values(locales).flatMap((files) => [...flatten(files.language)]);
	const ownKeys = new Map(ownTexts.map(([key, own = ""]) => [own, [`language:${key}`]]));
	return { ...contentPlaces(content), ownKeys };
}

/** The switch *Edit* and the panel, which is open while something is edited. */
export function Overlay() {
	const [isOn, setIsOn] = useState(false);
	// The editor at `/admin/` loads the same data, and changes it.
	const { data: project, mutate } = useSWR(projectUrl, readProject, { refreshInterval: isOn ? refreshInterval : 0 });
	const content = useMemo(() => project && pageContent(project), [project]);
	const [target, setTarget] = useState<Target>();
	const [isSaved, setIsSaved] = useState(false);
	const editSwitch = useRef<HTMLButtonElement>(null);

	const mayClose = () => changedInputs().length === 0 || window.confirm(text("page.discard"));

	async function open(keys: string[], place?: Place): Promise<void> {
		if (!mayClose()) return;
		setIsSaved(false);
		setTarget({ keys, place, files: await openFiles(keys) });
	}

	function close(): void {
		if (mayClose()) setTarget(undefined);
	}

	const onClick = useEffectEvent((event: MouseEvent) => {
		const { target: clicked, ctrlKey, metaKey } = event;
		if (!(clicked instanceof Element) || clicked.closest(ownTag) || ctrlKey || metaKey) return;
		const element = editableAt(event, clicked);
		if (!element || !content) return;
		event.preventDefault();
		event.stopPropagation();
		const keys = markedKeys(element);
		const place = pagePlace(element) ?? content.placeOf(element);
		if (keys.length > 0) void open(keys, place);
		else if (place) window.open(formAddress(place), "editor");
	});

	useEffect(() => {
		if (!isOn) return;
		const listeners = new AbortController();
		document.addEventListener("click", onClick, { capture: true, signal: listeners.signal });
		document.addEventListener("keydown", clickOnEnter, { signal: listeners.signal });
		setMarking(true);
		return () => {
			setMarking(false);
			removeOutlines();
			listeners.abort();
		};
	}, [isOn]);

	// The button that has opened the texts to translate can be gone.
	useEffect(() => {
		if (isSaved && document.activeElement === document.body) editSwitch.current?.focus();
	}, [isSaved]);

	useEffect(() => (isOn && content ? outlinePage(content) : undefined), [isOn, content]);

	if (!project) return null;
	const untranslated = untranslatedTexts(project).map(({ namespace, key }) => `${namespace}:${key}`);

	function toggle(): void {
		if (!mayClose()) return;
		setTarget(undefined);
		setIsOn(!isOn);
	}

	async function showSaved(): Promise<void> {
		await mutate();
		setIsSaved(true);
		setTarget(undefined);
	}

	return (
		<>
			<div className={styles.bar}>
				<Button ref={editSwitch} variant={isOn ? "primary" : "quiet"} size="small" aria-pressed={isOn} onClick={toggle}>
					{text("page.edit")}
				</Button>
				{isOn && (
					<a
						className={buttonClass({ variant: "quiet", size: "small" })}
						href="/admin/#/collections/texts"
						target="editor"
					>
						{text("page.hidden")}
					</a>
				)}
				{isOn && untranslated.length > 0 && (
					<Button variant="quiet" size="small" onClick={() => open([...new Set(untranslated)])}>
						{text("untranslated.open", { count: untranslated.length })}
					</Button>
				)}
				<span role="status">{isSaved && text("page.saved")}</span>
			</div>
			{target && (
				<Panel key={target.keys.join(" ")} project={project} target={target} onClose={close} onSaved={showSaved} />
			)}
		</>
	);
}
