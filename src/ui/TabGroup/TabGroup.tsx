import type { ReactNode } from 'react';
import styles from './TabGroup.module.css';

export interface TabGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** Links the panels of an accordion, so that only one is open at a time: unique within the page. */
  name: string;
  items: readonly { key: string; label: ReactNode; panel: ReactNode }[];
  /** Groups with the same value keep the same tab selected. */
  sharedBy?: string | undefined;
  /** The tabs' orientation as announced by assistive technology; the caller lays them out to match. */
  orientation?: 'vertical' | undefined;
}

/**
 * Tabs above 1024px, with one always selected; at that width and below, and without script, an accordion that starts
 * closed.
 */
export function TabGroup({ label, name, items, sharedBy, orientation }: TabGroupProps) {
  return (
    <div
      className={styles.group}
      data-tabs={label}
      data-tabs-shared={sharedBy}
      data-tabs-orientation={orientation}
    >
      {items.map(({ key, label: text, panel }) => (
        <details key={key} className={styles.panel} data-tab="" name={name}>
          <summary className={styles.summary}>{text}</summary>
          <div className={styles.content}>{panel}</div>
        </details>
      ))}
    </div>
  );
}
