import { screen } from "@testing-library/react";
import { CatalogClosing } from "../../../../src/features/catalog/catalog-closing";
import { readContent } from "../../../kit/content";
import { renderPage } from "../../../kit/render";
import { translations } from "../../../kit/translations";

test("the catalog ends with a link to the registration and one to the email address", () => {
	const { registration, email } = readContent<{ registration: string; email: string }>("site");
	renderPage(<CatalogClosing />, { language: "uz" });
	const text = screen.getByRole("region", { name: translations("uz", "catalog").closing.text });
	expect(text).toBeVisible();
	expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
		registration,
		`mailto:${email}`,
	]);
});
