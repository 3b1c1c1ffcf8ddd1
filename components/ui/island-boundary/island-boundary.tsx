'use client';

import { Component, type ReactNode } from 'react';

export interface IslandBoundaryProps {
  /** What stands there when the island fails; nothing unless given. */
  readonly fallback?: ReactNode;
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps an island's failure to itself: the page and the other islands go on. React says so in the
 * console, once.
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
