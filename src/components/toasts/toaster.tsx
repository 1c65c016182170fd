import { Slide, ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { useTranslation } from "../../i18n/hooks";
import { Icon } from "../icon/icon";
import { toastDuration } from "./notify";
import "./toaster.css";

export function showToast(message: string) {
	toast.error(message);
}

export function Toaster() {
	const { t } = useTranslation("common");
	return (
		<ToastContainer
			aria-label={t("notifications.label")}
			position="top-center"
			autoClose={toastDuration}
			pauseOnFocusLoss={false}
			closeButton={CloseButton}
			transition={Slide}
			theme="dark"
		/>
	);
}

function CloseButton({ closeToast }: { closeToast: () => void }) {
	const { t } = useTranslation("common");
	return (
		<button type="button" className="toast-close" aria-label={t("notifications.close")} onClick={closeToast}>
			<Icon name="close" />
		</button>
	);
}
