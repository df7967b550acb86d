import type { ReactNode } from 'react';
import styles from './PhoneFrame.module.css';

export interface PhoneFrameProps {
  /** The screen in one sentence, for visitors who cannot see it. */
  label: string;
  time: string;
  /** Next to the signal: 'Offline, saved'. */
  connection: string;
  /** Whether its steps can be ticked off, once (behaviors/reveal.ts). */
  moves?: boolean | undefined;
  children: ReactNode;
}

/** A phone with its status bar and the app's screen inside. */
export function PhoneFrame({ label, time, connection, moves, children }: PhoneFrameProps) {
  return (
    <div
      dir="ltr"
      className={styles.phone}
      data-tone="day"
      data-moves={moves ? '' : undefined}
      role="img"
      aria-label={label}
    >
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
