import { useScrolling } from "../../../src/layout/scrolling";
import { renderPage } from "../../kit/render";

/** An answer that is closed, with a heading in it. */
function Page({ hash }: { hash: string }) {
	useScrolling({ pathname: "/", hash } as Location);
	return (
		<details id="answer">
			<details>
				<h3 id="heading">Heading</h3>
			</details>
			<details>Other</details>
		</details>
	);
}

const isOpen = () => [...document.querySelectorAll("details")].map(({ open }) => open);

test("the target of a link is shown: what is closed around it opens, and nothing else", () => {
	const { rerender } = renderPage(<Page hash="" />);
	expect(isOpen()).toEqual([false, false, false]);
	rerender(<Page hash="#answer" />);
	expect(isOpen()).toEqual([true, false, false]);
	rerender(<Page hash="#heading" />);
	expect(isOpen()).toEqual([true, true, false]);
});
