import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NarrowFold.module.css';

export interface NarrowFoldProps {
  /** The heading in wide windows, and the control in narrow ones. */
  label: string;
  children: ReactNode;
}

/**
 * A list that is open beside a text in wide windows, and collapsed above it in narrow ones, so that the text starts on
 * a phone's first screen. Needs no script.
 */
export function NarrowFold({ label, children }: NarrowFoldProps) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {label}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </>
  );
}
