import { screen } from "@testing-library/react";
import { languages, localizedPath } from "../../../src/i18n/languages";
import { Link } from "../../../src/i18n/link";
import { renderPage } from "../../kit/render";

test.each(languages)("links to the page's language, $code, by default", ({ code }) => {
	renderPage(<Link to="/#pricing">Pricing</Link>, { language: code });
	const link = screen.getByRole("link", { name: "Pricing" });
	expect(link).toHaveAttribute("href", localizedPath("/#pricing", code));
	expect(link).not.toHaveAttribute("hreflang");
});

test.each(languages)("links to $code from every language with the language prop, and sets hreflang", ({ code }) => {
	for (const { code: from } of languages) {
		const { unmount } = renderPage(
			<Link to="/templates/?q=1" language={code}>
				There
			</Link>,
			{ language: from },
		);
		const link = screen.getByRole("link", { name: "There" });
		expect(link).toHaveAttribute("href", localizedPath("/templates/?q=1", code));
		expect(link).toHaveAttribute("hreflang", code);
		unmount();
	}
});
