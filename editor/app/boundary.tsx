import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly reason?: string;
}

/** Where a form cannot be shown, the rest of the editor goes on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { reason: String(error) };
  }

  override render() {
    const { reason } = this.state;
    return reason === undefined ? (
      this.props.children
    ) : (
      <p role="alert" className="problem">
        This form could not be shown. What you typed is kept in this browser. Reload the page; if
        that does not help, send a developer this: {reason}
      </p>
    );
  }
}
