import type { CSSProperties } from 'react';
import styles from './Clock.module.css';

/** The time left until a job's deadline. */
export interface ClockData {
  /** As shown: '01:16:09', '1 d 04 h'. */
  text: string;
  /** The share of the allowed time that is left, 0 to 1. */
  left: number;
  state?: 'hot' | 'calm' | 'mute' | undefined;
}

export function Clock({ text, left, state = 'calm' }: ClockData) {
  return (
    <span
      className={styles.clock}
      data-state={state}
      style={{ '--left': `${Math.round(left * 100)}%` } as CSSProperties}
    >
      {text}
    </span>
  );
}
