import styles from './Priority.module.css';

export type PriorityLevel = 'P1' | 'P2' | 'P3' | 'P4';

/** A job's priority: P1 alarms, P2 is solid, P3 and P4 are outlined. */
export function Priority({ level }: { level: PriorityLevel }) {
  return (
    <span className={styles.priority} data-level={level}>
      {level}
    </span>
  );
}
