import type { System } from '../../../shared/site/systems.ts';
import styles from './Tag.module.css';

export type TagTone = 'plain' | 'on' | System | 'alarm';

/** A status in one or two words, or a filter. The tone only repeats the words. */
export interface TagData {
  text: string;
  tone?: TagTone | undefined;
}

export function Tag({ text, tone = 'plain' }: TagData) {
  return (
    <span className={styles.tag} data-state={tone}>
      {text}
    </span>
  );
}
