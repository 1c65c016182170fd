import { Component, type ReactNode } from "react";
import { CrashView } from "./crash-view";

export type ErrorBoundaryProps = {
	/** What stands for the visit to this address: when it changes, the page gets another chance. */
	visit: string;
	children: ReactNode;
};
type State = { error: unknown; failed: boolean };

const well: State = { error: undefined, failed: false };

/** Shows the error view instead of a white page when something below it crashes while rendering, and logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
	override state = well;

	static getDerivedStateFromError(error: unknown): State {
		return { error, failed: true };
	}

	override componentDidCatch(error: unknown) {
		console.error(error);
	}

	override componentDidUpdate({ visit }: ErrorBoundaryProps) {
		if (this.state.failed && visit !== this.props.visit) this.retry();
	}

	/** Gives what is below it another chance. */
	retry() {
		this.setState(well);
	}

	override render() {
		return this.state.failed ? <CrashView error={this.state.error} /> : this.props.children;
	}
}
