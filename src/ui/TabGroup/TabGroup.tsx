import type { ReactNode } from 'react';
import styles from './TabGroup.module.css';

export interface TabGroupProps {
  /** Name of the group for assistive technology. */
  label: string;
  /** Joins the panels of an accordion, so that one is open at a time: unique within the page. */
  name: string;
  items: readonly { key: string; label: ReactNode; panel: ReactNode }[];
  /** Groups of the same word keep the same place selected. */
  sharedBy?: string | undefined;
  /** How assistive technology is told that the tabs lie; whoever uses the group sets them so. */
  orientation?: 'vertical' | undefined;
}

/** Tabs above 1024px, one always selected; at and below it, and without script, an accordion that starts closed. */
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
