import type { ReactNode } from 'react';
import styles from './ToolSummary.module.css';

/** The line of a tool’s `details` that opens and closes it, with a mark that says which. */
export function ToolSummary({ children }: { children: ReactNode }) {
  return <summary className={styles.summary}>{children}</summary>;
}
