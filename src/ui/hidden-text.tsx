import type { ComponentProps } from "react";
import * as styles from "./hidden-text.module.css";

/** Text for screen readers alone. */
export function HiddenText(props: ComponentProps<"span">) {
	return <span {...props} className={styles.hidden} />;
}
