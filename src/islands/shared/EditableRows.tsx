import { type ReactNode, useRef } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import styles from './ToolFields.module.css';

/** A row of an editable list; its key never changes. */
export interface EditableRow {
  key: number;
}

/** What a row is rendered with. */
export interface RowParts<Row> {
  /** Counted from 1, for its accessible name. */
  number: string;
  change: (part: Partial<Row>) => void;
  removeButton: ReactNode;
}

interface EditableRowsProps<Row extends EditableRow> {
  legend: string;
  rows: readonly Row[];
  /** The maximum number of rows. */
  max: number;
  copy: {
    add: string;
    /** Names a row's button for assistive technology: %number%. */
    remove: string;
    /** Replaces the button that adds a row once the list is full. */
    full: string;
  };
  blankRow: (key: number) => Row;
  onRows: (rows: Row[]) => void;
  className: string | undefined;
  rowClassName: string | undefined;
  renderRow: (row: Row, parts: RowParts<Row>) => ReactNode;
  /** Below the list. */
  children: ReactNode;
}

/** An unused key. */
export const nextKey = (rows: readonly EditableRow[]): number =>
  Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** A list of rows to type in, with buttons that add and remove them. */
export function EditableRows<Row extends EditableRow>({
  legend,
  rows,
  max,
  copy,
  blankRow,
  onRows,
  className,
  rowClassName,
  renderRow,
  children,
}: EditableRowsProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const isFull = rows.length >= max;

  function remove(key: number, index: number) {
    onRows(rows.filter((row) => row.key !== key));
    // Keep the focus in the list instead of letting it fall back to the page.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <ol className={className} ref={list}>
        {rows.map((row, index) => {
          const number = String(index + 1);
          const change = (part: Partial<Row>) =>
            onRows(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one)));
          const removeButton = (
            <button
              className={styles.remove}
              type="button"
              aria-label={fillCopy(copy.remove, { number })}
              onClick={() => remove(row.key, index)}
            >
              <span aria-hidden="true">×</span>
            </button>
          );
          return (
            <li className={rowClassName} key={row.key}>
              {renderRow(row, { number, change, removeButton })}
            </li>
          );
        })}
      </ol>
      <button
        className={styles.add}
        type="button"
        disabled={isFull}
        onClick={() => onRows([...rows, blankRow(nextKey(rows))])}
      >
        {isFull ? copy.full : copy.add}
      </button>
      {children}
    </fieldset>
  );
}
