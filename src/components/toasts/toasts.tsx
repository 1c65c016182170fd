import { type ReactNode, useCallback, useState } from "react";
import { NotifyContext, toastDuration } from "./notify";
import * as styles from "./toasts.module.css";

type Toaster = typeof import("./toaster");

/**
 * Shows toasts. Most visitors never see one, so react-toastify is loaded with the first. If it cannot be loaded, often for
 * the same reason as the failed call, a plain alert shows the message.
 */
export function Toasts({ children }: { children: ReactNode }) {
	const [toaster, setToaster] = useState<Toaster>();
	const [fallback, setFallback] = useState<{ message: string }>();

	const notify = useCallback(async (message: string) => {
		const { pathname } = window.location;
		try {
			const loaded = await import("./toaster");
			// The visitor has left the page of the failure.
			if (window.location.pathname !== pathname) return;
			// react-toastify queues the toast until the container is rendered.
			loaded.showToast(message);
			setToaster(loaded);
		} catch (error) {
			console.error("The toast could not be shown", error);
			const shown = { message };
			setFallback(shown);
			setTimeout(() => setFallback((current) => (current === shown ? undefined : current)), toastDuration);
		}
	}, []);

	return (
		<NotifyContext value={notify}>
			{children}
			{toaster && <toaster.Toaster />}
			{fallback && (
				<p role="alert" className={styles.fallback}>
					{fallback.message}
				</p>
			)}
		</NotifyContext>
	);
}
