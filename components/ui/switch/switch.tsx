import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './switch.module.scss';

interface SwitchProps extends ComponentProps<'button'> {
  readonly on: boolean;
}

/** A button with the role `switch`. Its label says what holds when it is on. */
export function Switch({ on, className, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={classNames(styles.switch, className)}
      {...props}
    />
  );
}
