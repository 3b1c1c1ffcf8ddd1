'use client';

import { useEffect } from 'react';
import { language } from '@/content/languages';

/**
 * Shown in place of the whole page if React itself crashes. It loads the page once more as a document without
 * scripts: its HTML holds all its words.
 */
export default function GlobalError() {
  useEffect(() => {
    history.replaceState({ withoutScripts: true }, '');
    location.reload();
  }, []);
  return (
    <html lang={language.code}>
      <body />
    </html>
  );
}
