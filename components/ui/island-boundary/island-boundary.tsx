'use client';

import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  /** Shown when the island crashes; nothing by default. */
  readonly fallback?: ReactNode;
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/**
 * An error boundary: when an island crashes, the page and the other islands go on. React logs the error.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
