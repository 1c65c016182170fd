import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../../components/button/button";
import { moveFocus } from "../../components/move-focus";
import { useTranslation } from "../../i18n/hooks";

type TryAgainProps = Omit<ButtonProps, "children" | "onClick"> & { onRetry: () => void };

/** Repeats a call. The button disappears then: the focus moves to the region around it, which will contain the result. */
export function TryAgain({ onRetry, ...props }: TryAgainProps) {
	const { t } = useTranslation("common");
	const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
		const region = currentTarget.closest<HTMLElement>("[data-call-region]");
		if (region) moveFocus(region, { preventScroll: true });
		onRetry();
	};
	return (
		<Button {...props} onClick={onClick}>
			{t("actions.tryAgain")}
		</Button>
	);
}
