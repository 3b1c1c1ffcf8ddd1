'use client';

import { useId, type ReactNode } from 'react';
import { brand } from '@/content/brand';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Tilde } from '@/components/ui/tilde/tilde';
import styles from './sheet.module.scss';

interface SheetProps {
  readonly open: boolean;
  readonly heading: string;
  readonly text: string;
  /** Label of the close button; without one the sheet's own actions must close it. */
  readonly closeLabel?: string;
  /** A picture beside the text, shown where there is room. */
  readonly picture?: ReactNode;
  readonly returnTo?: HTMLElement | null;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A dialog that looks like the page of a book: a spine at the left, a heading and a text. */
export function Sheet({
  open,
  heading,
  text,
  closeLabel,
  picture,
  returnTo,
  onDismiss,
  children,
}: SheetProps) {
  const id = useId();

  return (
    <Dialog
      open={open}
      className={picture ? `${styles.sheet} ${styles.spread}` : styles.sheet}
      labelledBy={`${id}-heading`}
      describedBy={`${id}-text`}
      returnTo={returnTo}
      onDismiss={onDismiss}
    >
      {picture && <div className={styles.plate}>{picture}</div>}
      <p className={styles.spine} aria-hidden="true">
        {brand.name}
      </p>
      <div className={styles.page}>
        {closeLabel && (
          <button type="button" className={styles.close} onClick={onDismiss}>
            {closeLabel}
          </button>
        )}
        <h2 id={`${id}-heading`} className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
        <Tilde className={styles.tilde} />
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        {children}
      </div>
    </Dialog>
  );
}
