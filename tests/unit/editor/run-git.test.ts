/** @jest-environment node */
import { runGit } from "../../../editor/server/run-git";

test("what git has started ends, also if it ignores that git ends", async () => {
	const start = Date.now();
	const stubborn = ["-c", "alias.wait=!trap '' TERM; sleep 60 & wait; sleep 60", "wait"];
	await expect(runGit(".", stubborn, { signal: AbortSignal.timeout(200) })).rejects.toThrow("git -c");
	expect(Date.now() - start).toBeLessThan(30_000);
});
