import { screen } from "@testing-library/react";
import { useRememberList, useVisitedList } from "../../../../src/features/catalog/visited-list";
import { renderPage } from "../../../kit/render";
import { createTemplate } from "../../../kit/template";

const templates = ["2", "1"].map((id) => createTemplate({ id }));

function List({ isReady }: { isReady: boolean }) {
	useRememberList("/templates/?q=bot", isReady ? templates : undefined);
	return null;
}

function Template() {
	const list = useVisitedList();
	return <output>{list ? `${list.to} ${list.templates.map(({ id }) => id)}` : "none"}</output>;
}

test("a template's page knows the list that was visited last", async () => {
	const { rerender } = renderPage(<Template />);
	expect(screen.getByRole("status")).toHaveTextContent("none");
	rerender(<List isReady={false} />);
	rerender(<Template />);
	expect(screen.getByRole("status")).toHaveTextContent("none");
	rerender(<List isReady />);
	rerender(<Template />);
	expect(screen.getByRole("status")).toHaveTextContent("/templates/?q=bot 2,1");
});
