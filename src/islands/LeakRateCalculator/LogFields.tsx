import { useId } from 'react';
import { type DateOrder, latestRows, parseAdditions } from '../../../shared/refrigerant/parseAdditions.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { EditableRows, nextKey } from '../shared/EditableRows.tsx';
import { NumberNote } from '../shared/NumberNote.tsx';
import { PastedRows, type PasteResult } from '../shared/PastedRows.tsx';
import { isWeight } from '../shared/refrigerant/readWeight.ts';
import styles from '../shared/ToolFields.module.css';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { blankRow, type LeakState, type LogRow, MAX_ADDITIONS, rowFault } from './leakState.ts';

interface LogFieldsProps {
  state: LeakState;
  copy: LeakRateCopy;
  /** Formats a day with an unambiguous month. */
  formatDay: (day: string) => string;
  /** Today's date for the visitor, once a script runs: additions cannot be later. */
  today: string | undefined;
  onRows: (rows: LogRow[]) => void;
  /** Replaces the log with a pasted one. */
  onPasted: (rows: LogRow[]) => void;
}

/** The log of additions: rows to type in, or lines pasted from a spreadsheet. */
export function LogFields({ state, copy, formatDay, today, onRows, onPasted }: LogFieldsProps) {
  const id = useId();
  const { rows } = state;

  function takePasted(text: string, order?: DateOrder): PasteResult<DateOrder> {
    const { additions, unread, undecided } = parseAdditions(text, state.unit, order);
    if (undecided)
      return {
        message: '',
        unread: [],
        question: {
          text: fillCopy(copy.log.order, { date: undecided.text }),
          answers: (['month-first', 'day-first'] as const).map((value) => ({
            value,
            label: formatDay(undecided[value]),
          })),
        },
      };
    const kept = latestRows(additions, MAX_ADDITIONS);
    const left = additions.length - kept.length;
    const firstKey = nextKey(rows);
    if (additions.length > 0)
      onPasted(kept.map((addition, index) => ({ ...addition, key: firstKey + index })));
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
              aria-invalid={(fault && fault !== 'weight') || undefined}
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
              <span>{state.unit}</span>
            </span>
            {removeButton}
            <p className={styles.error} id={`${id}-${row.key}`} hidden={!fault}>
              {fault ? copy.faults[fault] : null}
            </p>
            <NumberNote text={row.weight} fits={isWeight} onPick={(weight) => change({ weight })} />
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
