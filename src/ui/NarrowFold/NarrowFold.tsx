import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './NarrowFold.module.css';

export interface NarrowFoldProps {
  /** The heading in wide windows, and the control in narrow ones. */
  label: string;
  /** Class of the label in wide windows. */
  labelClass?: string | undefined;
  /** The most important of it, shown in narrow windows below the label. */
  preview?: ReactNode;
  children: ReactNode;
}

/**
 * A list that is open beside a text in wide windows, and collapsed above it in narrow ones, so that the text starts on
 * a phone's first screen. Needs no script.
 */
export function NarrowFold({ label, labelClass, preview, children }: NarrowFoldProps) {
  return (
    <>
      <p className={labelClass ? `${styles.label} ${labelClass}` : styles.label}>{label}</p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {preview ? (
            <span>
              {label}
              {preview}
            </span>
          ) : (
            label
          )}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </>
  );
}
