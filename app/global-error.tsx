'use client';

import { useEffect } from 'react';
import { startAnew } from '@/components/motion/route-changes/start-anew';

/** In place of everything, for the moment until the page comes again. Next's own would stay. */
export default function GlobalError({ error }: { readonly error: unknown }) {
  useEffect(() => startAnew(error), [error]);
  return (
    <html lang="en">
      <body />
    </html>
  );
}
