import { Component, type ReactNode } from "react";
import { Button, buttonClass } from "../../components/button/button";
import { Link } from "../../i18n/link";
import { useStringReader } from "../../i18n/page-language";
import { ErrorView } from "./error-view";

type ErrorBoundaryProps = {
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

function CrashView({ error }: { error: unknown }) {
	const readString = useStringReader();
	return (
		<ErrorView
			title={readString("common", "errors.title")}
			reason={error instanceof Error ? error.message : String(error)}
			text={readString("common", "errors.crash.text")}
		>
			<Button onClick={() => window.location.reload()}>{readString("common", "actions.reload")}</Button>
			<Link to="/" className={buttonClass({ variant: "secondary" })}>
				{readString("common", "actions.goHome")}
			</Link>
		</ErrorView>
	);
}
