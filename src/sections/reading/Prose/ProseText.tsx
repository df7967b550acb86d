import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Rendered text in prose styles, for sections with their own frame. */
export function ProseText({ children }: { children?: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
