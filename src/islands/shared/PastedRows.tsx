import { useId, useRef, useState } from 'react';
import styles from './ToolFields.module.css';
import { ToolSummary } from './ToolSummary.tsx';

/** What came of pasted lines. */
export interface PasteResult {
  message: string;
  /** Lines that could not be read, and why. */
  unread: readonly { line: number; message: string }[];
}

interface PastedRowsProps {
  title: string;
  hint: string;
  action: string;
  /** Takes the pasted text over. */
  onPaste: (text: string) => PasteResult;
}

/** A fold with a field for lines copied from a spreadsheet, and what came of them. */
export function PastedRows({ title, hint, action, onPaste }: PastedRowsProps) {
  const id = useId();
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<PasteResult>();
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
      <button
        className={styles.add}
        type="button"
        onClick={() => setResult(onPaste(pasted.current?.value ?? ''))}
      >
        {action}
      </button>
      <div role="status">
        {result ? <p className={styles.hint}>{result.message}</p> : null}
        {result?.unread.map(({ line, message }) => (
          <p className={styles.error} key={line}>
            {message}
          </p>
        ))}
      </div>
    </details>
  );
}
