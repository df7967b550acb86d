import { type ReactNode, useId } from 'react';
import styles from './Callout.module.css';

export interface CalloutProps {
  /** What the note is about, in a few words. */
  title: string;
  /**
   * rule: what a standard or law says. note: helpful advice. caution: what can go wrong. definition: what a term means.
   * sum: how a figure in the text is calculated.
   */
  kind?: 'note' | 'rule' | 'caution' | 'definition' | 'sum' | undefined;
  children?: ReactNode;
}

/** An aside to the argument, set off from the text. */
export function Callout({ title, kind = 'note', children }: CalloutProps) {
  const id = useId();
  return (
    // A note rather than a landmark: an article may have several, even with the same title.
    <aside className={styles.callout} data-kind={kind} role="note" aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <div className={styles.text}>{children}</div>
    </aside>
  );
}
