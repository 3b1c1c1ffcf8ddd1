'use client';

import { Component, type ReactNode } from 'react';

/**
 * Around the page: when a script of the next page is lost on the way, the browser loads that page as a document,
 * which holds all its words. Without this Next would replace everything by “This page couldn’t load”.
 */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(error: Error) {
    if (error.name !== 'ChunkLoadError') throw error;
    return { failed: true };
  }

  override componentDidCatch() {
    // The address is the next page's already.
    location.reload();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
