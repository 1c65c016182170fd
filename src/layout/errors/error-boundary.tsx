import { Component, type ReactNode } from "react";
import { CrashView } from "./errors";

export type ErrorBoundaryProps = {
	/** When it changes after an error, the boundary renders its children again. */
	resetKey: string;
	children: ReactNode;
};

type State = { thrown?: { error: unknown } };

/** Shows the error view if a child throws while rendering. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
	override state: State = {};

	static getDerivedStateFromError(error: unknown): State {
		return { thrown: { error } };
	}

	override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
		if (this.state.thrown && resetKey !== this.props.resetKey) this.setState({ thrown: undefined });
	}

	override render() {
		const { thrown } = this.state;
		return thrown ? <CrashView error={thrown.error} /> : this.props.children;
	}
}
