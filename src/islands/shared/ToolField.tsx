import type { ReactNode } from 'react';
import styles from './ToolFields.module.css';

interface ToolFieldProps {
  /** The control's id; the hint's is the same with `-hint` appended. */
  id: string;
  label: string;
  hint?: string;
  /** The control, and its error message. */
  children: ReactNode;
}

/** A control with its label above and its hint below. */
export function ToolField({ id, label, hint, children }: ToolFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
