import { type ComponentType, useEffect, useState } from "react";
import * as styles from "../language-offer/language-offer.module.css";
import { onNotify } from "./notify";

type Toaster = typeof import("./toaster");

/** The place and the time of a toast: specification, section 8. */
const place = { top: 8, bottom: "auto" };
const duration = 3000;

/**
 * Where toasts appear. Their library is fetched with the first one: most visitors never see any. Where it does not come,
 * often for the very reason that the toast tells of, the message is shown without it, in the same place and as long.
 */
export function ToastRegion() {
	const [Container, setContainer] = useState<ComponentType>();

	useEffect(() => {
		const show = ({ ToastContainer, showToast }: Toaster, message: string) => {
			setContainer(() => ToastContainer);
			showToast(message);
		};
		return onNotify((message) => {
			import("./toaster").then(
				(toaster) => show(toaster, message),
				(error: unknown) => {
					console.error("The toast could not be shown", error);
					const Plain = () => (
						<p role="alert" className={styles.offer} style={place}>
							{message}
						</p>
					);
					setContainer(() => Plain);
					setTimeout(() => setContainer((now?: ComponentType) => (now === Plain ? undefined : now)), duration);
				},
			);
		});
	}, []);

	return Container ? <Container /> : null;
}
