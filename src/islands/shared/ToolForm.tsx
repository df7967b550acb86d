import type { ReactNode, RefObject } from 'react';
import styles from './ToolFields.module.css';

interface ToolFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** Above the questions: a note that the form shows the example, and a button that restores or clears it. */
  example?: { note: string | undefined; action: { label: string; act: () => void } };
  children: ReactNode;
}

/** The questions of a tool. They are answered on the page: nothing is sent. */
export function ToolForm({ form, example, children }: ToolFormProps) {
  return (
    <form
      ref={form}
      method="get"
      className={styles.questions}
      onSubmit={(event) => event.preventDefault()}
      autoComplete="off"
    >
      {example ? (
        <p className={styles.example}>
          {example.note ? <span>{example.note}</span> : null}
          <button type="button" onClick={example.action.act}>
            {example.action.label}
          </button>
        </p>
      ) : null}
      {children}
    </form>
  );
}
