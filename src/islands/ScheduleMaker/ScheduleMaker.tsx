import { useId, useMemo } from 'react';
import { planYear } from '../../../shared/maintenance/planYear.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { NumberCopyContext, NumberNote } from '../shared/NumberNote.tsx';
import { ToolField } from '../shared/ToolField.tsx';
import fields from '../shared/ToolFields.module.css';
import { ToolForm } from '../shared/ToolForm.tsx';
import results from '../shared/ToolResults.module.css';
import { inFragment } from '../shared/toolAddress.ts';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import { useToolState } from '../shared/useToolState.ts';
import { formatHourCount } from './formatSchedule.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';
import { ScheduleResults } from './ScheduleResults.tsx';
import { scheduleCalendar, scheduleCsv } from './scheduleFiles.ts';
import {
  blankRow,
  exampleOf,
  isBlank,
  isHours,
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
  numberCopy: NumberCopy;
  locale: string;
  brand: string;
}

const address = inFragment(readScheduleFragment, scheduleFragment);

/**
 * Plans a year of preventive maintenance from a list of tasks, with an even weekly workload, entirely in the browser.
 * The server renders it with a worked example, which is what visitors see without script.
 */
export function ScheduleMaker({ copy, numberCopy, locale, brand }: ScheduleMakerProps) {
  const { state, change, isChanged, isReady, form, message, copyLink } = useToolState({
    start: () => exampleOf(copy.example),
    address,
    readForm: readEarlyInput,
  });
  const set = (part: Partial<ScheduleState>) => change((before) => ({ ...before, ...part }));
  const id = useId();
  const year = readYear(state.year);
  const capacity = readHours(state.capacity);
  const isCapacityWrong = state.capacity.trim() !== '' && capacity === undefined;
  const plan = useMemo(
    () => planYear(tasksOf(state), readYear(state.year) ?? copy.example.year),
    [state, copy.example.year],
  );
  const hasPlan = year !== undefined && plan.tasks.length > 0;

  const hours = (value: number) => fillCopy(copy.result.hours, { hours: formatHourCount(value) });
  const fileName = `${copy.files.name}-${year}`;
  const saveCalendar = () =>
    saveFile(
      `${fileName}.ics`,
      'text/calendar;charset=utf-8',
      scheduleCalendar(plan, copy, hours, {
        host: window.location.hostname,
        made: new Date().toISOString(),
        maker: brand,
      }),
    );

  return (
    <div className={fields.calculator} data-schedule-maker="" data-ready={isReady ? '' : undefined}>
      <NumberCopyContext value={numberCopy}>
        <ToolForm
          form={form}
          example={{
            note:
              scheduleFragment(state) === scheduleFragment(exampleOf(copy.example))
                ? copy.example.note
                : undefined,
            action: state.rows.every(isBlank)
              ? { label: copy.example.restore, act: () => set(exampleOf(copy.example)) }
              : { label: copy.example.clear, act: () => set({ rows: [blankRow(0)] }) },
          }}
        >
          <fieldset className={fields.group}>
            <legend className={fields.legend}>{copy.groups.year}</legend>
            <div className={styles.settings}>
              <ToolField id={`${id}-year`} label={copy.year}>
                <input
                  className={fields.control}
                  id={`${id}-year`}
                  name="year"
                  inputMode="numeric"
                  value={state.year}
                  aria-invalid={year === undefined || undefined}
                  aria-describedby={year === undefined ? `${id}-fault` : undefined}
                  onChange={(event) => set({ year: event.currentTarget.value })}
                />
              </ToolField>
              <ToolField id={`${id}-capacity`} label={copy.capacity.label}>
                <input
                  className={fields.control}
                  id={`${id}-capacity`}
                  name="capacity"
                  inputMode="decimal"
                  value={state.capacity}
                  aria-invalid={isCapacityWrong || undefined}
                  aria-describedby={isCapacityWrong ? `${id}-fault` : `${id}-hint`}
                  onChange={(event) => set({ capacity: event.currentTarget.value })}
                />
                <NumberNote text={state.capacity} fits={isHours} onPick={(text) => set({ capacity: text })} />
              </ToolField>
              <p className={fields.error} id={`${id}-fault`} hidden={year !== undefined && !isCapacityWrong}>
                {year === undefined ? copy.faults.year : isCapacityWrong ? copy.faults.capacity : null}
              </p>
              <p className={fields.hint} id={`${id}-hint`}>
                {copy.capacity.hint}
              </p>
            </div>
          </fieldset>
          <TaskFields rows={state.rows} copy={copy} locale={locale} onRows={(rows) => set({ rows })} />
        </ToolForm>
      </NumberCopyContext>
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
          <button
            type="button"
            onClick={() => copyLink({ copied: copy.files.copied, failed: copy.files.notCopied })}
          >
            {copy.files.link}
          </button>
          <p className={results.note} role="status">
            {message || copy.files.privacy}
          </p>
        </div>
      </section>
      <Announcement
        text={fillCopy(copy.result.announcement, {
          peak: hours(plan.peak),
          average: hours(plan.total / plan.mondays.length),
        })}
        isOn={isChanged}
      />
    </div>
  );
}

/** The example, overlaid with anything entered before hydration. */
function readEarlyInput(form: HTMLFormElement, example: ScheduleState): ScheduleState {
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
