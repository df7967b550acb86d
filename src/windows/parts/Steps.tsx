import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Steps.module.css';

/** One line of a checklist. */
export interface Step {
  text: string;
  /** Who or when: '02:55', 'K. Adeyemi'. */
  value?: string | undefined;
  state?: 'done' | 'current' | 'open' | undefined;
}

/** A checklist in order: done, in progress, still open. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ text, value, state = 'open' }) => (
        <li key={text} className={styles.step} data-state={state}>
          <span className={styles.tick}>{state === 'done' ? <Icon name="check" /> : null}</span>
          <span className={styles.text}>{text}</span>
          {value ? <span className={styles.value}>{value}</span> : null}
        </li>
      ))}
    </ol>
  );
}
