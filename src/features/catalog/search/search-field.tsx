import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { useBrowserValue } from "../../../components/hooks/use-browser-value";
import { Icon } from "../../../components/icon/icon";
import { VisuallyHidden } from "../../../components/visually-hidden/visually-hidden";
import { useTranslation } from "../../../i18n/hooks";
import * as styles from "./search-bar.module.css";
import { maxQueryLength } from "./search-state";

type SearchFieldProps = {
	ref: RefObject<HTMLInputElement | null>;
	value: string;
	onChange: (query: string) => void;
	onLeave: () => void;
};

/** `navigator.userAgentData` would need a fallback: Safari and Firefox lack it. */
function isApple(): boolean {
	return typeof navigator !== "undefined" && /^(Mac|iP)/.test(navigator.platform);
}

/** Keyboard layouts of other alphabets report another `key`, but the same `code`. */
function isLetterK({ key, code }: globalThis.KeyboardEvent): boolean {
	return /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
}

/** Ctrl K, or ⌘ K on a Mac, focuses the field. */
function useShortcut(field: RefObject<HTMLInputElement | null>) {
	useEffect(() => {
		const onKeyDown = (event: globalThis.KeyboardEvent) => {
			const { ctrlKey, metaKey, altKey, shiftKey } = event;
			const pressed = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
			if (!pressed || altKey || shiftKey || !isLetterK(event) || event.defaultPrevented) return;
			event.preventDefault();
			field.current?.focus();
			field.current?.select();
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [field]);
}

/** The search box. Escape clears it, then leaves it. Arrow down leads to the list. */
export function SearchField({ ref, value, onChange, onLeave }: SearchFieldProps) {
	const { t } = useTranslation("search");
	const shortcut = useBrowserValue(isApple(), false) ? "⌘ K" : "Ctrl K";
	useShortcut(ref);

	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Escape") {
			event.preventDefault();
			if (value === "") event.currentTarget.blur();
			else onChange("");
		} else if (event.key === "ArrowDown") {
			event.preventDefault();
			onLeave();
		}
	};

	return (
		<div className={styles.field}>
			<Icon name="search" className={styles.icon} />
			<label className={styles.label}>
				<VisuallyHidden>{t("search")}</VisuallyHidden>
				<input
					ref={ref}
					type="search"
					name="q"
					className={styles.input}
					placeholder={t("placeholder")}
					value={value}
					maxLength={maxQueryLength}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					aria-keyshortcuts="Control+K Meta+K"
					onChange={({ target }) => onChange(target.value)}
					onKeyDown={onKeyDown}
				/>
			</label>
			{value === "" ? (
				<span className={styles.shortcut} aria-hidden="true">
					{shortcut}
				</span>
			) : (
				<button
					type="button"
					className={styles.clear}
					aria-label={t("clearSearch")}
					onClick={() => {
						onChange("");
						ref.current?.focus();
					}}
				>
					<Icon name="close" />
				</button>
			)}
		</div>
	);
}
