'use client';

import { useState } from 'react';
import { forgetAgeWords as words } from '@/content/age';
import { forgetAge, readAge } from '@/lib/age';

interface ForgetAgeProps {
  readonly className?: string;
  /** Class of the sentence that tells what happened. */
  readonly statusClassName?: string;
}

/** The footer's button that removes the age confirmation, and says so. */
export function ForgetAge({ className, statusClassName }: ForgetAgeProps) {
  const [said, setSaid] = useState('');

  function forget() {
    setSaid(readAge() === 'verified' ? words.done : words.nothing);
    forgetAge();
  }

  return (
    <>
      <button type="button" className={className} data-replay="" onClick={forget}>
        {words.action}
      </button>
      <span role="status" className={statusClassName}>
        {said}
      </span>
    </>
  );
}
