import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NarrowFold.module.css';

export interface NarrowFoldProps {
  /** The heading in wide windows, and the control in narrow ones. */
  label: string;
  /** Class of the label in wide windows. */
  labelClass?: string | undefined;
  /** Whether it is open in narrow windows too. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/**
 * A list that is open beside a text in wide windows, and collapsed above it in narrow ones, so that the text starts on
 * a phone's first screen. Needs no script.
 */
export function NarrowFold({ label, labelClass, isOpen, children }: NarrowFoldProps) {
  return (
    <>
      <p className={labelClass ? `${styles.label} ${labelClass}` : styles.label}>{label}</p>
      <details className={styles.fold} open={isOpen}>
        <summary className={styles.summary}>
          {label}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </>
  );
}
