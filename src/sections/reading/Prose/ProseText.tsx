import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Rendered text at the settings of prose, for sections that put it into a frame of their own. */
export function ProseText({ children }: { children?: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
