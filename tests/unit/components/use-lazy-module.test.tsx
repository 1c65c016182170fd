import { act, render, screen } from "@testing-library/react";
import { useLazyModule } from "../../../src/components/hooks/use-lazy-module";
import { recordConsole } from "../../kit/record-console";

test("a module that cannot be loaded is loaded later, and a page that is opened again has it at once", async () => {
	jest.useFakeTimers();
	const log = recordConsole();
	const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("module");
	const Page = () => <output>{String(useLazyModule(load, true))}</output>;
	const { unmount } = await act(async () => render(<Page />));
	expect(screen.getByRole("status")).toHaveTextContent("null");
	expect(log).toHaveBeenCalledTimes(1);
	await act(async () => jest.advanceTimersByTimeAsync(10_000));
	expect(screen.getByRole("status")).toHaveTextContent("module");
	unmount();
	render(<Page />);
	expect(screen.getByRole("status")).toHaveTextContent("module");
});
