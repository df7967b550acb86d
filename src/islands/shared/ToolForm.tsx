import type { ReactNode, RefObject } from 'react';
import styles from './ToolFields.module.css';

interface ToolFormProps {
  form: RefObject<HTMLFormElement | null>;
  /** A line above the questions that says what the form is filled with, and buttons that fill it otherwise. */
  example?: { note: string; actions: readonly { label: string; act: () => void }[] };
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
          <span>{example.note}</span>
          {example.actions.map(({ label, act }) => (
            <button type="button" key={label} onClick={act}>
              {label}
            </button>
          ))}
        </p>
      ) : null}
      {children}
    </form>
  );
}
