import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './switch.module.scss';

interface SwitchProps extends ComponentProps<'button'> {
  readonly on: boolean;
}

/** A button that is on or off; its words say what is so when it is on. */
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
