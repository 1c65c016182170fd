import { screen } from "@testing-library/react";
import { languages } from "../../../src/i18n/languages";
import { Link } from "../../../src/i18n/link";
import { localizedPath } from "../../../src/i18n/paths";
import { renderPage } from "../../kit/render";

test.each(languages)("leads to the page in $code where that is the page's language", ({ code }) => {
	renderPage(<Link to="/#pricing">Pricing</Link>, { language: code });
	const link = screen.getByRole("link", { name: "Pricing" });
	expect(link).toHaveAttribute("href", localizedPath("/#pricing", code));
	expect(link).not.toHaveAttribute("hreflang");
});

test.each(languages)("leads to $code from any language when told so, and says it", ({ code }) => {
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
