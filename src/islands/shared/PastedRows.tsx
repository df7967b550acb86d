import { useId, useRef, useState } from 'react';
import styles from './ToolFields.module.css';
import { ToolSummary } from './ToolSummary.tsx';

/** The result of pasting lines. */
export interface PasteResult<Answer = never> {
  message: string;
  /** Lines that could not be read, and why. */
  unread: readonly { line: number; message: string }[];
  /** A question to answer before the lines can be read. */
  question?: { text: string; answers: readonly { value: Answer; label: string }[] };
}

interface PastedRowsProps<Answer> {
  title: string;
  hint: string;
  action: string;
  /** Reads the pasted text, with the answer to the question that it raised, if any. */
  onPaste: (text: string, answer?: Answer) => PasteResult<Answer>;
}

/** A collapsible field for lines copied from a spreadsheet, with the result. */
export function PastedRows<Answer = never>({ title, hint, action, onPaste }: PastedRowsProps<Answer>) {
  const id = useId();
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<PasteResult<Answer>>();
  const take = (answer?: Answer) => setResult(onPaste(pasted.current?.value ?? '', answer));
  return (
    <details className={styles.paste}>
      <ToolSummary>{title}</ToolSummary>
      <p className={styles.hint} id={id}>
        {hint}
      </p>
      <textarea
        className={styles.control}
        ref={pasted}
        rows={6}
        aria-label={title}
        aria-describedby={id}
        spellCheck={false}
      />
      <button className={styles.add} type="button" onClick={() => take()}>
        {action}
      </button>
      <div role="status">
        {result?.question ? (
          <div className={styles.question}>
            <p>{result.question.text}</p>
            {result.question.answers.map(({ value, label }) => (
              <button type="button" key={label} onClick={() => take(value)}>
                {label}
              </button>
            ))}
          </div>
        ) : result ? (
          <p className={styles.hint}>{result.message}</p>
        ) : null}
        {result?.unread.map(({ line, message }) => (
          <p className={styles.error} key={line}>
            {message}
          </p>
        ))}
      </div>
    </details>
  );
}
