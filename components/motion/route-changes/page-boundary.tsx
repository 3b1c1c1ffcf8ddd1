'use client';

import { Component, type ReactNode } from 'react';

/**
 * Around the page: when a script of the next page is lost on the way, the browser loads that page as a document,
 * which holds all its words. Without this Next would replace everything by “This page couldn’t load”.
 */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error?: Error }
> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch() {
    // The address is the next page's already.
    location.reload();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error.name !== 'ChunkLoadError') throw error;
    return null;
  }
}
