import { useId } from 'react';
import { latestRows, parseAdditions } from '../../../shared/refrigerant/parseAdditions.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { EditableRows, nextKey } from '../shared/EditableRows.tsx';
import { PastedRows, type PasteResult } from '../shared/PastedRows.tsx';
import styles from '../shared/ToolFields.module.css';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { blankRow, type LeakState, type LogRow, MAX_ADDITIONS, rowFault } from './leakState.ts';

interface LogFieldsProps {
  state: LeakState;
  copy: LeakRateCopy;
  /** How dates with slashes in pasted lines are read. */
  order: 'month-first' | 'day-first';
  /** Today's date for the visitor, once a script runs: additions cannot be later. */
  today: string | undefined;
  onRows: (rows: LogRow[]) => void;
  /** Takes a pasted log, which replaces the one before. */
  onPasted: (rows: LogRow[]) => void;
}

/** The log of additions: rows to type in, or lines pasted from a spreadsheet. */
export function LogFields({ state, copy, order, today, onRows, onPasted }: LogFieldsProps) {
  const id = useId();
  const { rows } = state;

  function takePasted(text: string): PasteResult {
    const { additions, unread } = parseAdditions(text, state.unit, order);
    const kept = latestRows(additions, MAX_ADDITIONS);
    const left = additions.length - kept.length;
    const firstKey = nextKey(rows);
    if (additions.length > 0)
      onPasted(
        kept.map(({ day, weight }, index) => ({
          key: firstKey + index,
          day,
          weight: String(Number(weight.toFixed(3))),
        })),
      );
    return {
      message: fillCopy(left > 0 ? copy.log.shortened : copy.log.pasted, {
        count: String(additions.length),
        most: String(kept.length),
        left: String(left),
      }),
      unread: unread.map(({ line, text: read }) => ({
        line,
        message: fillCopy(copy.log.unread, { line: String(line), text: read.slice(0, 60) }),
      })),
    };
  }

  return (
    <EditableRows
      legend={copy.groups.log}
      rows={rows}
      max={MAX_ADDITIONS}
      copy={copy.log}
      blankRow={blankRow}
      onRows={onRows}
      className={styles.rows}
      rowClassName={styles.row}
      renderRow={(row, { number, change, removeButton }) => {
        const fault = rowFault(row, today);
        const name = fillCopy(copy.log.row, { number });
        return (
          <>
            <input
              className={styles.control}
              type="date"
              aria-label={`${name}: ${copy.log.day}`}
              value={row.day}
              max={today}
              aria-invalid={fault === 'day' || fault === 'future' || undefined}
              aria-describedby={fault ? `${id}-${row.key}` : undefined}
              onChange={(event) => change({ day: event.currentTarget.value })}
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
                onChange={(event) => change({ weight: event.currentTarget.value })}
              />
              {state.unit}
            </span>
            {removeButton}
            <p className={styles.error} id={`${id}-${row.key}`} hidden={!fault}>
              {fault ? copy.faults[fault] : null}
            </p>
          </>
        );
      }}
    >
      <PastedRows
        title={copy.log.paste}
        hint={copy.log.pasteHint}
        action={copy.log.pasteAction}
        onPaste={takePasted}
      />
    </EditableRows>
  );
}
