import { ToastContainer as Container, Slide, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import { useTranslation } from "../../i18n/use-copy";
import { Icon } from "../../ui/icon/icon";
import "./toaster.css";

/** How long a toast stays, in milliseconds (specification, section 8). */
const duration = 3000;

export function showToast(message: string) {
	toast.error(message);
}

function CloseButton({ closeToast }: { closeToast: () => void }) {
	const { t } = useTranslation("common");
	return (
		<button type="button" className="toast-close" aria-label={t("notifications.close")} onClick={closeToast}>
			<Icon name="close" />
		</button>
	);
}

export function ToastContainer() {
	const { t } = useTranslation("common");
	return (
		<Container
			aria-label={t("notifications.label")}
			position="top-center"
			autoClose={duration}
			pauseOnFocusLoss={false}
			closeButton={CloseButton}
			transition={Slide}
			theme="dark"
		/>
	);
}
