import type CMS from "@sveltia/cms";
import type { ApiEntry, CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { contentSchemas } from "../../../content-model/schemas";
import { fileValue } from "../formats/content-format";
import type { Project } from "../project";
import { PreviewPage, views } from "./preview-page";
import "../../../src/styles/scale.css";
import "../../../src/styles/roles.css";
import "../../../src/styles/fonts.css";
import "../../../src/styles/global.css";

/** In ms. The CMS loads pictures in the background and does not tell when it has. */
const pictureDelay = 500;

/** The project with the values of a form. */
function withEntry(project: Project, name: string, { path, data, i18n }: ApiEntry): Project {
	const schema = contentSchemas[name];
	if (schema && path.startsWith("content/")) {
		return { ...project, content: { ...project.content, [name]: fileValue(data, schema) } };
	}
	const shown = /^locales\/([\w-]+)\//.exec(path)?.[1] ?? "";
	const forms = Object.entries({ ...i18n, [shown]: { data } } as Record<string, { data: Record<string, unknown> }>);
	const locales = forms.map(([language, form]) => [language, { ...project.locales[language], [name]: form.data }]);
	return { ...project, locales: { ...project.locales, ...Object.fromEntries(locales) } };
}

/** A preview for the CMS, which renders it with its own copy of React: the page is in a root of this one. */
function previewOf(name: string, project: Project) {
	return class Preview extends Component<CustomPreviewTemplateProps> {
		element = createRef<HTMLDivElement>();
		root?: Root;
		timer?: number;

		override componentDidMount() {
			if (this.element.current) this.root = createRoot(this.element.current, { onCaughtError: () => undefined });
			this.schedule(0);
		}
		override componentDidUpdate() {
			this.schedule(0);
		}
		override componentWillUnmount() {
			window.clearTimeout(this.timer);
			// React cannot unmount another root while it renders.
			const { root } = this;
			setTimeout(() => root?.unmount());
		}

		/** Later: the CMS renders this in an effect, which must not depend on the state that `getAsset` reads and changes. */
		schedule(delay: number) {
			window.clearTimeout(this.timer);
			this.timer = window.setTimeout(() => this.draw(), delay);
		}

		draw() {
			const { entry, getAsset } = this.props;
			let isLoading = false;
			const imageUrl = (path = "") => {
				const url = path.startsWith("blob:") ? path : (getAsset(`/${path}`)?.url ?? "");
				isLoading ||= !url.startsWith("blob:");
				return url.startsWith("blob:") ? url : "";
			};
			const values = withEntry(project, name, entry.toJS() as ApiEntry);
			this.root?.render(<PreviewPage name={name} project={values} imageUrl={imageUrl} />);
			if (isLoading) this.schedule(pictureDelay);
		}

		override render() {
			return <div ref={this.element} />;
		}
	};
}

/** Registers the previews of all files that a page shows. */
export function registerPreviews(cms: typeof CMS, project: Project): void {
	for (const name of Object.keys(views)) cms.registerPreviewTemplate(name, previewOf(name, project));
	cms.registerPreviewStyle("previews.css");
}
