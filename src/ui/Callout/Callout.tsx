import { type ReactNode, useId } from 'react';
import styles from './Callout.module.css';

export interface CalloutProps {
  /** What the note is, in a few words. */
  title: string;
  /** rule: what a standard or a law says. note: what helps. caution: what goes wrong. */
  kind?: 'note' | 'rule' | 'caution' | undefined;
  children?: ReactNode;
}

/** A note beside the argument, set off from the text. */
export function Callout({ title, kind = 'note', children }: CalloutProps) {
  const id = useId();
  return (
    // A note and no landmark: an article may hold several, two of them of one title.
    <aside className={styles.callout} data-kind={kind} role="note" aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <div className={styles.text}>{children}</div>
    </aside>
  );
}
