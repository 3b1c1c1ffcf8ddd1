'use client';

import { Component, type ReactNode } from 'react';
import { startAnew } from './start-anew';

/**
 * Around the page: when it crashes, or a script of the next page is lost on the way, the browser loads the page as
 * a document. Header and footer stay meanwhile; what crashes outside it is left to `app/global-error.tsx`.
 */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    startAnew(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
