import { useEffect } from "react";
import { type IconProps, Icons, type Id, Slide, ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { useTranslation } from "../../i18n/hooks";
import { Icon } from "../icon/icon";
import { toastDuration } from "./notify";
import "./toaster.css";

/** The toasts that are shown, by their message. */
const shown = new Map<string, Id>();

/**
 * Shows a toast; if an equal one is shown, its time starts again. Its id is not the message: the library ignores a toast with the
 * id of one that is closing.
 */
export function showToast(message: string) {
	const id = shown.get(message);
	if (id !== undefined) return toast.update(id);
	const onClose = () => shown.delete(message);
	shown.set(message, toast.error(message, { onClose }));
}

export function Toaster() {
	const { t } = useTranslation("common");
	useEffect(() => () => shown.clear(), []);
	return (
		<ToastContainer
			aria-label={t("notifications.label")}
			position="top-center"
			autoClose={toastDuration}
			pauseOnFocusLoss={false}
			closeButton={CloseButton}
			icon={ErrorIcon}
			transition={Slide}
			theme="dark"
		/>
	);
}

/** Hidden from screen readers: the text says what it means. */
function ErrorIcon(props: IconProps) {
	return <Icons.error {...props} aria-hidden="true" />;
}

function CloseButton({ closeToast }: { closeToast: () => void }) {
	const { t } = useTranslation("common");
	return (
		<button type="button" className="toast-close" aria-label={t("notifications.close")} onClick={closeToast}>
			<Icon name="close" />
		</button>
	);
}
