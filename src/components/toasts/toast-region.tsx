import { useEffect, useState } from "react";
import { onNotify, toastDuration } from "./notify";
import * as styles from "./toast-region.module.css";

type Toaster = typeof import("./toaster");

/**
 * Shows toasts. Most visitors never see one, so react-toastify is loaded with the first. If it cannot be loaded, often for
 * the same reason as the failed call, a plain alert shows the message.
 */
export function ToastRegion() {
	const [toaster, setToaster] = useState<Toaster>();
	const [fallback, setFallback] = useState<{ message: string }>();

	useEffect(
		() =>
			onNotify(async (message) => {
				try {
					const loaded = await import("./toaster");
					// react-toastify queues the toast until the container is rendered.
					loaded.showToast(message);
					setToaster(loaded);
				} catch (error) {
					console.error("The toast could not be shown", error);
					const shown = { message };
					setFallback(shown);
					setTimeout(() => setFallback((current) => (current === shown ? undefined : current)), toastDuration);
				}
			}),
		[],
	);

	return (
		<>
			{toaster && <toaster.Toaster />}
			{fallback && (
				<p role="alert" className={styles.fallback}>
					{fallback.message}
				</p>
			)}
		</>
	);
}
