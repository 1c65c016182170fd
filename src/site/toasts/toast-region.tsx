import { type ComponentType, useEffect, useState } from "react";
import { onNotify } from "./notify";

type Toaster = typeof import("./toaster");

/** Where toasts appear. Their library is fetched with the first one: most visitors never see any. */
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
				(error: unknown) => console.error("The toast could not be shown", error),
			);
		});
	}, []);

	return Container ? <Container /> : null;
}
