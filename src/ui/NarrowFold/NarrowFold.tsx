import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NarrowFold.module.css';

export interface NarrowFoldProps {
  /** What is folded: the label above it in wide windows, and the control in narrow ones. */
  label: string;
  /** The caller’s style of the label in wide windows. */
  labelClass?: string | undefined;
  children: ReactNode;
}

/**
 * A list beside a text that is always open where there is room for it, and closed above the text where there is not, so
 * that a text starts within the first screen of a phone. Needs no script.
 */
export function NarrowFold({ label, labelClass, children }: NarrowFoldProps) {
  return (
    <>
      <p className={labelClass ? `${styles.label} ${labelClass}` : styles.label}>{label}</p>
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
