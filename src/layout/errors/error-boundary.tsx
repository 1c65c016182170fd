import { Component, type ReactNode } from "react";
import { CrashView } from "./errors";

export type ErrorBoundaryProps = {
	/** When it changes after an error, the boundary renders its children again. */
	resetKey: string;
	children: ReactNode;
};

type State = { failed: boolean; error: unknown };

const initialState: State = { failed: false, error: undefined };

/** Shows the error view if a child throws while rendering, and logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
	override state = initialState;

	static getDerivedStateFromError(error: unknown): State {
		return { failed: true, error };
	}

	override componentDidCatch(error: unknown) {
		console.error(error);
	}

	override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
		if (this.state.failed && resetKey !== this.props.resetKey) this.setState(initialState);
	}

	override render() {
		return this.state.failed ? <CrashView error={this.state.error} /> : this.props.children;
	}
}
