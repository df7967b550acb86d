import type { ReactNode } from 'react';
import styles from './ToolFields.module.css';

interface ToolFieldProps {
  /** Of the control; the hint's id is the same with `-hint` after it. */
  id: string;
  label: string;
  hint?: string;
  /** The control, and what is wrong with its value. */
  children: ReactNode;
}

/** A control of a tool below its label, with what to know about it underneath. */
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
