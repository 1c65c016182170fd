import { Component, type ReactNode } from "react";

type BoundaryProps = { /** A change shows the children again. */ resetKey: unknown; children: ReactNode };

/** Shows nothing for values that the page cannot show, such as a link that is being typed. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidUpdate({ resetKey }: BoundaryProps) {
		if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}
