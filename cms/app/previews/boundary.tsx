import { Component, type ReactNode } from "react";

type BoundaryProps = { /** A change shows the children again. */ resetKey: unknown; children: ReactNode };

/** For values that the page cannot show, such as a link that is being typed: shows the last children without an error. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
	override state = { failed: false };
	private shown: ReactNode = null;

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidMount() {
		if (!this.state.failed) this.shown = this.props.children;
	}

	override componentDidUpdate({ resetKey }: BoundaryProps) {
		if (!this.state.failed) this.shown = this.props.children;
		else if (resetKey !== this.props.resetKey) this.setState({ failed: false });
	}

	override render() {
		return this.state.failed ? this.shown : this.props.children;
	}
}
