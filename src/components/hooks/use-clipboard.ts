import { useEffect, useState } from "react";

/** In ms. */
const statusDuration = 2500;

/** `selected`: copying failed, so the text is selected for manual copying. */
type CopyStatus = "copied" | "selected";

async function writeText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/**
 * Copies text. Where the clipboard is blocked, selects the text of an element. The status resets itself after a moment.
 * @returns `copy` resolves to undefined if nothing could be done
 */
export function useClipboard() {
	const [result, setResult] = useState<{ status: CopyStatus }>();

	useEffect(() => {
		if (!result) return;
		const timer = setTimeout(() => setResult(undefined), statusDuration);
		return () => clearTimeout(timer);
	}, [result]);

	const copy = async (text: string, element?: HTMLElement | null): Promise<CopyStatus | undefined> => {
		let status: CopyStatus | undefined;
		if (await writeText(text)) status = "copied";
		else if (element) {
			document.getSelection()?.selectAllChildren(element);
			status = "selected";
		}
		if (status) setResult({ status });
		return status;
	};

	return { status: result?.status, copy };
}
