import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { planYear } from '../../../shared/maintenance/planYear.ts';
import { saveFile } from '../../lib/saveFile.ts';
import fields from '../LeakRateCalculator/LeakFields.module.css';
import results from '../LeakRateCalculator/LeakResults.module.css';
import { fillCopy } from '../RoiCalculator/fillCopy.ts';
import { formatHourCount } from './formatSchedule.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';
import { ScheduleResults } from './ScheduleResults.tsx';
import { scheduleCalendar, scheduleCsv } from './scheduleFiles.ts';
import {
  blankRow,
  exampleOf,
  readHours,
  readScheduleFragment,
  readYear,
  type ScheduleState,
  scheduleFragment,
  type TaskRow,
  tasksOf,
} from './scheduleState.ts';
import styles from './TaskFields.module.css';
import { TaskFields } from './TaskFields.tsx';

export interface ScheduleMakerProps {
  copy: ScheduleCopy;
  locale: string;
  brand: string;
}

const ADDRESS_DELAY = 350;
const ANNOUNCEMENT_DELAY = 900;

/**
 * Plans a year of preventive maintenance from a list of tasks, with the work of the weeks evened out, entirely in the
 * browser. The server renders it with a worked example, which is what visitors see without script.
 */
export function ScheduleMaker({ copy, locale, brand }: ScheduleMakerProps) {
  const [state, setState] = useState(() => exampleOf(copy.example));
  const [isReady, setIsReady] = useState(false);
  const [message, setMessage] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const isChanged = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const year = readYear(state.year);
  const capacity = readHours(state.capacity);
  const isCapacityWrong = state.capacity.trim() !== '' && capacity === undefined;
  const plan = useMemo(
    () => planYear(tasksOf(state), readYear(state.year) ?? copy.example.year),
    [state, copy.example.year],
  );
  const hasPlan = year !== undefined && plan.tasks.length > 0;

  // A shared link first, then whatever was typed before hydration.
  useEffect(() => {
    const shared = readScheduleFragment(window.location.hash);
    setState((example) => shared ?? enteredBefore(form.current, example));
    setIsReady(true);
  }, []);

  useEffect(() => {
    if (!isChanged.current) return;
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      const address = `${pathname}${search}#${scheduleFragment(state)}`;
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!isChanged.current) return;
    const hours = (value: number) => fillCopy(copy.result.hours, { hours: formatHourCount(value) });
    const timer = setTimeout(
      () =>
        setAnnouncement(
          fillCopy(copy.result.announcement, {
            peak: hours(plan.peak),
            average: hours(plan.total / plan.mondays.length),
          }),
        ),
      ANNOUNCEMENT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [plan, copy.result]);

  function change(part: Partial<ScheduleState>) {
    isChanged.current = true;
    setMessage('');
    setState((before) => ({ ...before, ...part }));
  }

  async function copyLink() {
    const address = new URL(window.location.href);
    address.hash = scheduleFragment(state);
    await navigator.clipboard.writeText(address.href).then(
      () => setMessage(copy.files.copied),
      () => setMessage(copy.files.notCopied),
    );
  }

  const fileName = `${copy.files.name}-${year}`;
  const saveCalendar = () =>
    saveFile(
      `${fileName}.ics`,
      'text/calendar;charset=utf-8',
      scheduleCalendar(
        plan,
        copy,
        (hours) => fillCopy(copy.result.hours, { hours: formatHourCount(hours) }),
        { host: window.location.hostname, made: new Date().toISOString(), maker: brand },
      ),
    );

  return (
    <div className={fields.calculator} data-schedule-maker="" data-ready={isReady ? '' : undefined}>
      <form
        ref={form}
        method="get"
        className={fields.questions}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        <p className={fields.example}>
          <span>{copy.example.note}</span>
          <button type="button" onClick={() => change({ rows: [blankRow(0)] })}>
            {copy.example.clear}
          </button>
          <button type="button" onClick={() => change(exampleOf(copy.example))}>
            {copy.example.restore}
          </button>
        </p>
        <fieldset className={fields.group}>
          <legend className={fields.legend}>{copy.groups.year}</legend>
          <div className={styles.settings}>
            <div className={fields.field}>
              <label className={fields.label} htmlFor={`${id}-year`}>
                {copy.year}
              </label>
              <input
                className={fields.control}
                id={`${id}-year`}
                name="year"
                inputMode="numeric"
                value={state.year}
                aria-invalid={year === undefined || undefined}
                aria-describedby={year === undefined ? `${id}-fault` : undefined}
                onChange={(event) => change({ year: event.currentTarget.value })}
              />
            </div>
            <div className={fields.field}>
              <label className={fields.label} htmlFor={`${id}-capacity`}>
                {copy.capacity.label}
              </label>
              <input
                className={fields.control}
                id={`${id}-capacity`}
                name="capacity"
                inputMode="decimal"
                value={state.capacity}
                aria-invalid={isCapacityWrong || undefined}
                aria-describedby={isCapacityWrong ? `${id}-fault` : `${id}-hint`}
                onChange={(event) => change({ capacity: event.currentTarget.value })}
              />
            </div>
            <p className={fields.error} id={`${id}-fault`} hidden={year !== undefined && !isCapacityWrong}>
              {year === undefined ? copy.faults.year : isCapacityWrong ? copy.faults.capacity : null}
            </p>
            <p className={fields.hint} id={`${id}-hint`}>
              {copy.capacity.hint}
            </p>
          </div>
        </fieldset>
        <TaskFields rows={state.rows} copy={copy} locale={locale} onRows={(rows) => change({ rows })} />
      </form>
      <section className={results.results} aria-label={copy.result.title}>
        {hasPlan ? (
          <ScheduleResults plan={plan} year={year} capacity={capacity} copy={copy} locale={locale} />
        ) : (
          <p className={results.empty}>{copy.result.empty}</p>
        )}
        <div className={results.files}>
          <button type="button" disabled={!hasPlan} onClick={saveCalendar}>
            {copy.files.calendar}
          </button>
          <button
            type="button"
            disabled={!hasPlan}
            onClick={() => saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', scheduleCsv(plan, copy))}
          >
            {copy.files.spreadsheet}
          </button>
          <button type="button" onClick={copyLink}>
            {copy.files.link}
          </button>
          <p className={results.note} role="status">
            {message || copy.files.privacy}
          </p>
        </div>
      </section>
      <p className={fields.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}

/** The example, overlaid with anything entered before hydration. */
function enteredBefore(form: HTMLFormElement | null, example: ScheduleState): ScheduleState {
  if (form === null) return example;
  const typedIn = (within: Element, selector: string) =>
    within.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value;
  const rows = [...form.querySelectorAll('li')].map((item, index): TaskRow => {
    const row = example.rows[index] ?? blankRow(index);
    const cell = (name: keyof TaskRow) => typedIn(item, `[data-cell='${name}']`) ?? String(row[name]);
    return {
      key: row.key,
      asset: cell('asset'),
      task: cell('task'),
      frequency: cell('frequency') as TaskRow['frequency'],
      hours: cell('hours'),
      month: cell('month'),
    };
  });
  return {
    year: typedIn(form, '[name=year]') ?? example.year,
    capacity: typedIn(form, '[name=capacity]') ?? example.capacity,
    rows,
  };
}
