import { useEffect, useEffectEvent, useMemo } from "react";
import useSWR from "swr";
import { flatten } from "../../content-model/check/locale-strings";
import { Button } from "../../src/components/button/button";
import { languageOfPath } from "../../src/i18n/languages";
import { editorPath } from "../config/api";
import { besideAddress } from "../config/frames";
import { editorLabels } from "../config/labels";
import type { Project } from "../config/project";
import { storePlace } from "./keep-place";
import * as styles from "./overlay.module.css";
import { controls, editable, markedKeys, outlinePage, ownTag } from "./page-elements";
import { contentPlaces, formOf, pagePlace } from "./places";

const labelOf = editorLabels();

const projectUrl = `${editorPath}project.json`;

/** In ms. */
const refreshInterval = 2_000;

const readProject = (url: string): Promise<Project> => fetch(url).then((response) => response.json());

/** What a click edits, also below the link that covers a card. Without a pointer, what is in the focused control. */
function editableAt({ clientX, clientY, detail }: MouseEvent, target: Element): Element | null | undefined {
	const below = detail === 0 ? [target] : document.elementsFromPoint(clientX, clientY);
	const found = below.map((element) => element.closest(editable)).find(Boolean);
	return found ?? target.closest(controls)?.querySelector(editable);
}

/** Follows a link of the site beside its form: the browser would open a tab without it. */
function followLink(event: MouseEvent, clicked: Element): void {
	const link = clicked.closest<HTMLAnchorElement>("a[href]:not([target])");
	if (link?.origin !== window.location.origin) return;
	event.preventDefault();
	event.stopPropagation();
	link.click();
}

/** The strings that pages show without i18next, with their keys. */
function ownStrings(files: Project["locales"][string]): [string, string[]][] {
	const names = [...flatten(files.language)].map(([key, own = ""]): [string, string[]] => [own, [`language:${key}`]]);
	const skip = flatten(files.common).get("skipToContent") ?? "";
	return [...names, [skip, ["common:skipToContent"]]];
}

/** What the page shows of a project. */
function pageContent({ content, locales }: Project) {
	const ownKeys = new Map(Object.values(locales).flatMap(ownStrings));
	return { ...contentPlaces(content), ownKeys };
}

type EditingProps = { showForm: NonNullable<Window["showForm"]> };

/** Outlines what a click edits. The click shows its form. */
function Editing({ showForm }: EditingProps) {
	// The form loads the same data, and changes it.
	const { data: project } = useSWR(projectUrl, readProject, { refreshInterval });
	const content = useMemo(() => project && pageContent(project), [project]);

	function edit(element: Element): void {
		const [key] = markedKeys(element);
		const language = languageOfPath(window.location.pathname);
		const place = key ? content?.stringPlace(key, language) : (pagePlace(element) ?? content?.placeOf(element));
		if (!place) return;
		showForm(formOf(place), element.closest<HTMLElement>(`[tabindex], ${controls}`));
	}

	const onClick = useEffectEvent((event: MouseEvent) => {
		const { target: clicked, ctrlKey, metaKey, isTrusted } = event;
		if (!isTrusted || !(clicked instanceof Element) || clicked.closest(ownTag)) return;
		if (ctrlKey || metaKey) {
			followLink(event, clicked);
			return;
		}
		const element = editableAt(event, clicked);
		if (!element) return;
		event.preventDefault();
		event.stopPropagation();
		edit(element);
	});

	/** Browsers turn Enter into a click on controls only. */
	const onKeyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
		if (key === "Enter" && target instanceof Element && target.matches(`${editable}[tabindex]`)) edit(target);
	});

	useEffect(() => {
		document.addEventListener("click", onClick, { capture: true });
		document.addEventListener("keydown", onKeyDown);
		return () => {
			document.removeEventListener("click", onClick, { capture: true });
			document.removeEventListener("keydown", onKeyDown);
		};
	}, []);

	useEffect(() => (content ? outlinePage(content) : undefined), [content]);

	return (
		<Button variant="quiet" size="small" onClick={() => showForm(`${editorPath}#/collections/strings`)}>
			{labelOf("page.hidden")}
		</Button>
	);
}

/** The switch *Edit*: shows the page beside its form, or alone. */
export function Overlay() {
	const { parent, location } = window;
	const { showForm } = parent;

	function toggle(): void {
		storePlace();
		if (showForm) parent.location.assign(location.href);
		else location.assign(besideAddress(location.pathname + location.search + location.hash));
	}

	return (
		<div className={styles.bar}>
			<Button variant={showForm ? "primary" : "quiet"} size="small" aria-pressed={Boolean(showForm)} onClick={toggle}>
				{labelOf("page.edit")}
			</Button>
			{showForm && <Editing showForm={showForm} />}
		</div>
	);
}
