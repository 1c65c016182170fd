import { createContext } from "react";

/** How long a toast is shown, in milliseconds (docs/rules.md, Errors). */
export const toastDuration = 3000;

/** Shows a toast (docs/rules.md, Errors). The layout provides the function: `Toasts`. */
export const NotifyContext = createContext<(message: string) => void>(() => {});
