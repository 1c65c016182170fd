import { type ReactElement, useMemo, useState } from "react";
import { Features } from "../../../src/features/landing/features/features";
import { Hero } from "../../../src/features/landing/hero/hero";
import { Resources } from "../../../src/features/landing/resources/resources";
import { Showcase } from "../../../src/features/landing/showcase/showcase";
import { Pricing } from "../../../src/features/pricing/pricing";
import { I18nProvider } from "../../../src/i18n/i18n-provider";
import { type LanguageCode, publishedLanguages } from "../../../src/i18n/languages";
import { Footer } from "../../../src/layout/footer/footer";
import { Header } from "../../../src/layout/header/header";
import type { Project } from "../project";
import { Boundary } from "./boundary";
import { StaticQueryData } from "./gatsby";
import { type ImageUrl, layoutContent, pageContent } from "./page-content";
import "./preview-page.css";

type Content = ReturnType<typeof pageContent>;

const landing = ({ hero, showcase, features, resources }: Content) => (
	<>
		<Hero content={hero} />
		<Showcase content={showcase} />
		<Features content={features} />
		<Resources content={resources} />
	</>
);
const layout = () => (
	<>
		<Header choices={[]} pathname="/" />
		<Footer />
	</>
);

/** What a file of content or texts changes on the page. Other files have no preview. */
export const views: Record<string, (content: Content) => ReactElement> = {
	site: layout,
	hero: ({ hero }) => <Hero content={hero} />,
	showcase: ({ showcase }) => <Showcase content={showcase} />,
	features: ({ features }) => <Features content={features} />,
	plans: ({ plans }) => <Pricing content={plans} />,
	resources: ({ resources }) => <Resources content={resources} />,
	common: layout,
	landing,
	pricing: ({ plans }) => <Pricing content={plans} />,
};

/** A component of its own, so that the boundary catches its errors. */
const Part = ({ name, content }: { name: string; content: Content }) => views[name]?.(content) ?? null;

export type PreviewPageProps = { name: string; project: Project; imageUrl: ImageUrl };

/** A part of the page with the values of a form, in each language. */
export function PreviewPage({ name, project, imageUrl }: PreviewPageProps) {
	const [language, setLanguage] = useState<LanguageCode>("en");
	const locales = useMemo(() => {
		const files = Object.entries(project.locales[language] ?? {});
		return { edges: files.map(([ns, texts]) => ({ node: { ns, language, data: JSON.stringify(texts) } })) };
	}, [project, language]);
	const data = useMemo(() => layoutContent(project), [project]);
	return (
		<StaticQueryData value={data}>
			<div className="preview-languages">
				{publishedLanguages.map(({ code }) => (
					<button key={code} type="button" aria-pressed={code === language} onClick={() => setLanguage(code)}>
						{code.toUpperCase()}
					</button>
				))}
			</div>
			<I18nProvider language={language} locales={locales}>
				<div lang={language}>
					<Boundary resetKey={project}>
						<Part name={name} content={pageContent(project, imageUrl)} />
					</Boundary>
				</div>
			</I18nProvider>
		</StaticQueryData>
	);
}
