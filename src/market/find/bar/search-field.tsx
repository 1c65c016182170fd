import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { useTranslation } from "../../../i18n/use-copy";
import { HiddenText } from "../../../ui/hidden-text";
import { Icon } from "../../../ui/icon/icon";
import { longestQuery } from "../state/search-state";
import * as styles from "./search-field.module.css";
import { useSlash } from "./use-slash";

export type SearchFieldProps = {
	field: RefObject<HTMLInputElement | null>;
	value: string;
	onType: (query: string) => void;
	/** The visitor is about to search. */
	onIntent: () => void;
	/** The visitor is done typing. */
	onSettle: () => void;
	/** An arrow down leads on to the list. */
	onLeave: () => void;
};

/** The search box: `/` leads to it, Escape clears it and then leaves it. */
export function SearchField({ field, value, onType, onIntent, onSettle, onLeave }: SearchFieldProps) {
	const { t } = useTranslation("find");
	useSlash(field);

	// What was typed before React took over is not lost.
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once
	useEffect(() => {
		const early = field.current?.value ?? "";
		if (early !== value) onType(early);
		if (document.activeElement === field.current) onIntent();
	}, []);

	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.nativeEvent.isComposing) return;
		if (event.key === "Escape") {
			event.preventDefault();
			if (value === "") event.currentTarget.blur();
			else onType("");
		} else if (event.key === "ArrowDown") {
			event.preventDefault();
			onLeave();
		}
	};

	return (
		<div className={styles.field}>
			<Icon name="search" className={styles.icon} />
			<label className={styles.label}>
				<HiddenText>{t("search")}</HiddenText>
				<input
					ref={field}
					type="search"
					className={styles.input}
					placeholder={t("placeholder")}
					value={value}
					maxLength={longestQuery}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					aria-keyshortcuts="/"
					onChange={({ target }) => onType(target.value)}
					onFocus={onIntent}
					onPointerEnter={onIntent}
					onBlur={onSettle}
					onKeyDown={onKeyDown}
				/>
			</label>
			{value === "" ? (
				<span className={styles.hint} aria-hidden="true">
					/
				</span>
			) : (
				<button
					type="button"
					className={styles.clear}
					aria-label={t("clearSearch")}
					onClick={() => {
						onType("");
						field.current?.focus();
					}}
				>
					<Icon name="close" />
				</button>
			)}
		</div>
	);
}
