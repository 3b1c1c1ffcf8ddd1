'use client';

import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Edge } from '@/components/ui/edge/edge';
import { Mark } from '@/components/ui/mark/mark';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import { responsibleDrinking, ageGateLinks, ageGateWords as words } from '@/content/age';
import { confirmAge } from '@/lib/age';
// The style modules do not have the gate's name: classes contain it, and content blockers hide “age-gate”.
import scene from './threshold-scene.module.scss';
import styles from './threshold.module.scss';

/** The age gate: covers the page until the visitor answers. */
export function AgeGate({ open }: { readonly open: boolean }) {
  const id = useId();

  return (
    <Dialog
      open={open}
      className={styles.cut}
      labelledBy={`${id}-heading`}
      describedBy={`${id}-text`}
    >
      <p className={styles.name}>
        <Wordmark />
      </p>
      <Mark className={scene.mark} />
      <div className={scene.ground} aria-hidden="true">
        <Edge ground="clay" shape={2} />
      </div>
      <div className={scene.vein} aria-hidden="true" />
      <h2 id={`${id}-heading`} className={styles.heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <div className={styles.answer}>
        <p id={`${id}-text`} className={styles.text}>
          {words.text}
        </p>
        <div className={styles.actions}>
          <a className={styles.action} href={responsibleDrinking.href}>
            {words.under}
          </a>
          <button type="button" className={styles.action} onClick={confirmAge}>
            {words.over}
          </button>
        </div>
        <p className={styles.note}>{words.shared}</p>
        <nav className={styles.links} aria-label={words.linksLabel}>
          {ageGateLinks.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </Dialog>
  );
}
