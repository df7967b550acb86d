import styles from './Priority.module.css';

export type PriorityLevel = 'P1' | 'P2' | 'P3' | 'P4';

/** A job's priority: P1 in the alarm style, P2 solid, P3 and P4 outlined. */
export function Priority({ level }: { level: PriorityLevel }) {
  return (
    <span className={styles.priority} data-level={level}>
      {level}
    </span>
  );
}
