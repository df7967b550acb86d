import { useId, useRef, useState } from 'react';
import { parseTasks, type UnreadTask } from '../../../shared/maintenance/parseTasks.ts';
import { FREQUENCIES } from '../../../shared/maintenance/planYear.ts';
import fields from '../LeakRateCalculator/LeakFields.module.css';
import { fillCopy } from '../RoiCalculator/fillCopy.ts';
import { monthName } from './formatSchedule.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';
import { blankRow, isHoursFault, MAX_TASKS, rowsOf, type TaskRow } from './scheduleState.ts';
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
  const list = useRef<HTMLOListElement>(null);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const [unread, setUnread] = useState<UnreadTask[]>([]);
  const isFull = rows.length >= MAX_TASKS;
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const change = (key: number, part: Partial<TaskRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));

  function remove(key: number, index: number) {
    onRows(rows.filter((row) => row.key !== key));
    // Keep the focus in the list instead of letting it fall back to the page.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
  }

  function takePasted() {
    const found = parseTasks(pasted.current?.value ?? '');
    setUnread(found.unread);
    setMessage(fillCopy(copy.paste.read, { count: String(Math.min(found.tasks.length, MAX_TASKS)) }));
    if (found.tasks.length > 0) onRows(rowsOf(found.tasks, nextKey));
  }

  return (
    <fieldset className={fields.group}>
      <legend className={fields.legend}>{copy.groups.tasks}</legend>
      <ol className={styles.rows} ref={list}>
        {rows.map((row, index) => {
          const isWrong = isHoursFault(row);
          const number = String(index + 1);
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
              onChange={(event) => change(row.key, { [field]: event.currentTarget.value })}
            />
          );
          return (
            <li className={styles.row} key={row.key}>
              {text('asset')}
              {text('task')}
              <button
                className={fields.remove}
                type="button"
                aria-label={fillCopy(copy.row.remove, { number })}
                onClick={() => remove(row.key, index)}
              >
                <span aria-hidden="true">×</span>
              </button>
              <select
                className={fields.control}
                data-cell="frequency"
                aria-label={name(copy.row.frequency)}
                value={row.frequency}
                onChange={(event) =>
                  change(row.key, { frequency: event.currentTarget.value as TaskRow['frequency'] })
                }
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
                onChange={(event) => change(row.key, { month: event.currentTarget.value })}
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
                  onChange={(event) => change(row.key, { hours: event.currentTarget.value })}
                />
                {copy.row.unit}
              </span>
              <p className={fields.error} id={`${id}-${row.key}`} hidden={!isWrong}>
                {isWrong ? copy.faults.hours : null}
              </p>
            </li>
          );
        })}
      </ol>
      <button
        className={fields.add}
        type="button"
        disabled={isFull}
        onClick={() => onRows([...rows, blankRow(nextKey)])}
      >
        {isFull ? copy.row.full : copy.row.add}
      </button>
      <details className={fields.paste}>
        <summary>{copy.paste.title}</summary>
        <p className={fields.hint} id={`${id}-paste`}>
          {copy.paste.hint}
        </p>
        <textarea
          className={fields.control}
          ref={pasted}
          rows={6}
          aria-label={copy.paste.title}
          aria-describedby={`${id}-paste`}
          spellCheck={false}
        />
        <button className={fields.add} type="button" onClick={takePasted}>
          {copy.paste.action}
        </button>
        <div role="status">
          {message ? <p className={fields.hint}>{message}</p> : null}
          {unread.map(({ line, text, fault }) => (
            <p className={fields.error} key={line}>
              {fillCopy(copy.paste.unread[fault], { line: String(line), text: text.slice(0, 60) })}
            </p>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
