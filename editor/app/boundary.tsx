import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly reason?: string;
}

/** An error boundary: if a form cannot be rendered, the rest of the editor still works. */
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
