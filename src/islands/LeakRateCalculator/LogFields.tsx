import { useId, useRef, useState } from 'react';
import { parseAdditions, type UnreadLine } from '../../../shared/refrigerant/parseAdditions.ts';
import { fillCopy } from '../RoiCalculator/fillCopy.ts';
import styles from './LeakFields.module.css';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { type LeakState, type LogRow, MAX_ADDITIONS, rowFault } from './leakState.ts';

interface LogFieldsProps {
  state: LeakState;
  copy: LeakRateCopy;
  /** How dates with slashes in pasted lines are read. */
  order: 'month-first' | 'day-first';
  /** Today's date for the visitor, once a script runs: additions cannot be later. */
  today: string | undefined;
  onRows: (rows: LogRow[]) => void;
}

/** The log of additions: rows to type in, or lines pasted from a spreadsheet. */
export function LogFields({ state, copy, order, today, onRows }: LogFieldsProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [unread, setUnread] = useState<UnreadLine[]>([]);
  const { rows } = state;
  const isFull = rows.length >= MAX_ADDITIONS;
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const change = (key: number, part: Partial<LogRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  function remove(key: number, index: number) {
    onRows(rows.filter((row) => row.key !== key));
    // Keep the focus in the log instead of letting it fall back to the page.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
  }

  function takePasted() {
    const text = pasted.current?.value ?? '';
    const found = parseAdditions(text, state.unit, order);
    setUnread(found.unread);
    setMessage(fillCopy(copy.log.pasted, { count: String(found.additions.length) }));
    if (found.additions.length === 0) return;
    onRows(
      found.additions.slice(0, MAX_ADDITIONS).map(({ day, weight }, index) => ({
        key: nextKey + index,
        day,
        weight: String(Number(weight.toFixed(3))),
      })),
    );
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.groups.log}</legend>
      <ol className={styles.rows} ref={list}>
        {rows.map((row, index) => {
          const fault = rowFault(row, today);
          const name = fillCopy(copy.log.row, { number: String(index + 1) });
          return (
            <li className={styles.row} key={row.key}>
              <input
                className={styles.control}
                type="date"
                aria-label={`${name}: ${copy.log.day}`}
                value={row.day}
                max={today}
                aria-invalid={fault === 'day' || fault === 'future' || undefined}
                aria-describedby={fault ? `${id}-${row.key}` : undefined}
                onChange={(event) => change(row.key, { day: event.currentTarget.value })}
              />
              <span className={styles.amount}>
                <input
                  className={styles.control}
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={`${name}: ${copy.log.weight}`}
                  value={row.weight}
                  aria-invalid={fault === 'weight' || undefined}
                  aria-describedby={fault ? `${id}-${row.key}` : undefined}
                  onChange={(event) => change(row.key, { weight: event.currentTarget.value })}
                />
                {state.unit}
              </span>
              <button
                className={styles.remove}
                type="button"
                aria-label={fillCopy(copy.log.remove, { number: String(index + 1) })}
                onClick={() => remove(row.key, index)}
              >
                <span aria-hidden="true">×</span>
              </button>
              <p className={styles.error} id={`${id}-${row.key}`} hidden={!fault}>
                {fault ? copy.faults[fault] : null}
              </p>
            </li>
          );
        })}
      </ol>
      <button
        className={styles.add}
        type="button"
        disabled={isFull}
        onClick={() => onRows([...rows, { key: nextKey, day: '', weight: '' }])}
      >
        {isFull ? copy.log.full : copy.log.add}
      </button>
      <details className={styles.paste}>
        <summary>{copy.log.paste}</summary>
        <p className={styles.hint} id={`${id}-paste`}>
          {copy.log.pasteHint}
        </p>
        <textarea
          className={styles.control}
          ref={pasted}
          rows={5}
          aria-label={copy.log.paste}
          aria-describedby={`${id}-paste`}
          spellCheck={false}
        />
        <button className={styles.add} type="button" onClick={takePasted}>
          {copy.log.pasteAction}
        </button>
        <div role="status">
          {message ? <p className={styles.hint}>{message}</p> : null}
          {unread.map(({ line, text }) => (
            <p className={styles.error} key={line}>
              {fillCopy(copy.log.unread, { line: String(line), text: text.slice(0, 60) })}
            </p>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
