import type { ReactNode } from 'react';
import styles from './ToolSummary.module.css';

/** The summary of a tool’s `details`, with a mark for open or closed. */
export function ToolSummary({ children }: { children: ReactNode }) {
  return <summary className={styles.summary}>{children}</summary>;
}
