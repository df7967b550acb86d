import styles from './CaseCells.module.css';

/** A refrigerated case and its air temperature. */
export interface CaseReading {
  name: string;
  /** As shown, with its sign: '+2.1'. */
  value: string;
  state?: 'alarm' | 'watch' | undefined;
}

/** Case temperatures, side by side in the order of the aisle. */
export function CaseCells({ cases }: { cases: readonly CaseReading[] }) {
  return (
    <ul className={styles.cases}>
      {cases.map(({ name, value, state }) => (
        <li key={name} className={styles.case} data-state={state}>
          <span className={styles.name}>{name}</span>
          {value}
        </li>
      ))}
    </ul>
  );
}
