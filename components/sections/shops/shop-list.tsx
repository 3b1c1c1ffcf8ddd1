'use client';

import { useState } from 'react';
import { ShopStates } from '@/components/sections/shops/shop-states';

const id = 'places';

/** What the page's HTML holds of the list; nothing while the page is rendered. */
const listInPage = () =>
  typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;

/**
 * All places, once. A server component's output is in the HTML and again in the data from which React hydrates; this one
 * is rendered into the HTML, and in the browser, where `ShopStates` is empty, React is given what is there.
 */
export function ShopList({ className }: { readonly className?: string | undefined }) {
  const [html] = useState(listInPage);
  return html === undefined ? (
    <div id={id} className={className} data-shops="" translate="no">
      <ShopStates />
    </div>
  ) : (
    <div
      id={id}
      className={className}
      data-shops=""
      translate="no"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
