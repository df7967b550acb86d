import { useId } from 'react';
import { parseTasks } from '../../../shared/maintenance/parseTasks.ts';
import { FREQUENCIES } from '../../../shared/maintenance/planYear.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { EditableRows, nextKey } from '../shared/EditableRows.tsx';
import { NumberNote } from '../shared/NumberNote.tsx';
import { PastedRows, type PasteResult } from '../shared/PastedRows.tsx';
import fields from '../shared/ToolFields.module.css';
import { monthName } from './formatSchedule.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';
import { blankRow, isHours, isHoursFault, MAX_TASKS, rowsOf, type TaskRow } from './scheduleState.ts';
import styles from './TaskFields.module.css';

interface TaskFieldsProps {
  rows: readonly TaskRow[];
  copy: ScheduleCopy;
  locale: string;
  onRows: (rows: TaskRow[]) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The list of tasks: rows to type in, or lines pasted from a spreadsheet. */
export function TaskFields({ rows, copy, locale, onRows }: TaskFieldsProps) {
  const id = useId();

  function takePasted(text: string): PasteResult {
    const { tasks, unread } = parseTasks(text);
    if (tasks.length > 0) onRows(rowsOf(tasks, nextKey(rows)));
    return {
      message: fillCopy(copy.paste.read, { count: String(Math.min(tasks.length, MAX_TASKS)) }),
      unread: unread.map(({ line, text: read, fault }) => ({
        line,
        message: fillCopy(copy.paste.unread[fault], { line: String(line), text: read.slice(0, 60) }),
      })),
    };
  }

  return (
    <EditableRows
      legend={copy.groups.tasks}
      rows={rows}
      max={MAX_TASKS}
      copy={copy.row}
      blankRow={blankRow}
      onRows={onRows}
      className={styles.rows}
      rowClassName={styles.row}
      renderRow={(row, { number, change, removeButton }) => {
        const isWrong = isHoursFault(row);
        const name = (field: string) => `${fillCopy(copy.row.name, { number })}: ${field}`;
        const text = (field: 'asset' | 'task') => (
          <input
            className={fields.control}
            data-cell={field}
            aria-label={name(copy.row[field])}
            placeholder={copy.row[field]}
            value={row[field]}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        );
        return (
          <>
            {text('asset')}
            {text('task')}
            {removeButton}
            <select
              className={fields.control}
              data-cell="frequency"
              aria-label={name(copy.row.frequency)}
              value={row.frequency}
              onChange={(event) => change({ frequency: event.currentTarget.value as TaskRow['frequency'] })}
            >
              {FREQUENCIES.map((frequency) => (
                <option key={frequency} value={frequency}>
                  {copy.frequencies[frequency]}
                </option>
              ))}
            </select>
            <select
              className={fields.control}
              data-cell="month"
              aria-label={name(copy.row.month)}
              value={row.month}
              onChange={(event) => change({ month: event.currentTarget.value })}
            >
              <option value="">{copy.row.anyMonth}</option>
              {MONTHS.map((month) => (
                <option key={month} value={month}>
                  {monthName(month, locale)}
                </option>
              ))}
            </select>
            <span className={styles.hours}>
              <input
                className={fields.control}
                data-cell="hours"
                inputMode="decimal"
                autoComplete="off"
                aria-label={name(copy.row.hours)}
                value={row.hours}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-${row.key}` : undefined}
                onChange={(event) => change({ hours: event.currentTarget.value })}
              />
              {copy.row.unit}
            </span>
            <p className={fields.error} id={`${id}-${row.key}`} hidden={!isWrong}>
              {isWrong ? copy.faults.hours : null}
            </p>
            <NumberNote text={row.hours} fits={isHours} onPick={(hours) => change({ hours })} />
          </>
        );
      }}
    >
      <PastedRows
        title={copy.paste.title}
        hint={copy.paste.hint}
        action={copy.paste.action}
        onPaste={takePasted}
      />
    </EditableRows>
  );
}
