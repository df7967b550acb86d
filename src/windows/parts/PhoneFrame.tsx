import type { ReactNode } from 'react';
import styles from './PhoneFrame.module.css';

export interface PhoneFrameProps {
  /** The screen in one sentence, for those who do not see it. */
  label: string;
  time: string;
  /** Beside the signal: 'Offline, saved'. */
  connection: string;
  children: ReactNode;
}

/** A phone with its status line; the app's screen stands in it. */
export function PhoneFrame({ label, time, connection, children }: PhoneFrameProps) {
  return (
    <div className={styles.phone} data-tone="day" role="img" aria-label={label}>
      <div className={styles.screen}>
        <div className={styles.status}>
          <span>{time}</span>
          <span className={styles.connection}>{connection}</span>
        </div>
        {children}
      </div>
    </div>
  );
}
