import type { ComponentProps } from "react";
import * as styles from "./visually-hidden.module.css";

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<"span">) {
	return <span {...props} className={styles.hidden} />;
}
