import { Component, type ReactNode } from "react";
import { CrashView } from "./crash-view";

export type ErrorBoundaryProps = { children: ReactNode };
type State = { error: unknown; failed: boolean };

/** Shows the error view instead of a white page when something below it crashes while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
	override state: State = { error: undefined, failed: false };

	static getDerivedStateFromError(error: unknown): State {
		return { error, failed: true };
	}

	override render() {
		return this.state.failed ? <CrashView error={this.state.error} /> : this.props.children;
	}
}
