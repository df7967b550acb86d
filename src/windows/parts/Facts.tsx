import styles from './Facts.module.css';

/** A name and its value. Measured values are in the mono typeface. */
export interface Fact {
  term: string;
  value: string;
  isMeasured?: boolean | undefined;
  state?: 'alarm' | 'energy' | 'cmms' | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** cells: ruled, side by side. list: name and value on one line. figures: large, for headline values. */
  layout?: 'cells' | 'list' | 'figures' | undefined;
}

/** A ruled description list. */
export function Facts({ facts, layout = 'cells' }: FactsProps) {
  return (
    <dl className={styles.facts} data-layout={layout}>
      {facts.map(({ term, value, isMeasured, state }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value} data-measured={isMeasured ? '' : undefined} data-state={state}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
