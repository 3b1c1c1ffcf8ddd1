'use client';

import { useEffect } from 'react';
import { readAge } from '@/lib/age/age';

/** The one client island of the layout: it starts the age clock and brings the dialogs. */
export function Islands() {
  useEffect(() => {
    readAge();
    document.documentElement.dataset.hydrated = 'true';
  }, []);

  return null;
}
