import { useEffect, useId, useMemo, useState } from 'react';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { LeakRateMethod } from '../../../shared/refrigerant/leakRate.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { fillCopy } from '../shared/fillCopy.ts';
import { ToolField } from '../shared/ToolField.tsx';
import styles from '../shared/ToolFields.module.css';
import { ToolForm } from '../shared/ToolForm.tsx';
import results from '../shared/ToolResults.module.css';
import { inQuery } from '../shared/toolAddress.ts';
import { useToolState } from '../shared/useToolState.ts';
import { CircuitFields } from './CircuitFields.tsx';
import { dutyText } from './DutyList.tsx';
import { enteredBefore } from './enteredBefore.ts';
import { formatDay, formatExactRate, formatRate, formatWeight } from './formatLeak.ts';
import type { DutyCopy, LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { LeakResults, verdictOf } from './LeakResults.tsx';
import { LogFields } from './LogFields.tsx';
import { dutiesCalendar, logCsv } from './leakFiles.ts';
import {
  additionsOf,
  blankRow,
  circuitOf,
  exampleState,
  type LeakState,
  leakQuery,
  readLeakQuery,
} from './leakState.ts';

export interface LeakRateCalculatorProps {
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  locale: string;
  brand: string;
}

const address = inQuery(readLeakQuery, leakQuery);

const METHODS = ['annualizing', 'rolling'] as const satisfies readonly LeakRateMethod[];

/**
 * Computes a circuit's leak rate and upcoming duties from its log, entirely in the browser. The server renders it with
 * a worked example, which is what visitors see without script.
 */
export function LeakRateCalculator({ copy, dutyCopy, locale, brand }: LeakRateCalculatorProps) {
  const { state, change, isChanged, isReady, form, message, setMessage, copyLink } = useToolState({
    start: exampleState,
    address,
    readForm: enteredBefore,
  });
  const [today, setToday] = useState<string>();
  const set = (part: Partial<LeakState>) => change((before) => ({ ...before, ...part }));
  const id = useId();
  const circuit = circuitOf(state);
  const report = useMemo(() => {
    const current = circuitOf(state);
    if (!current) return undefined;
    return leakReport(current, additionsOf(state), state.method, state.verified ? [state.verified] : []);
  }, [state]);
  const day = (value: string) => formatDay(value, locale);
  const latest = report?.lines.at(-1);

  useEffect(() => {
    const now = new Date();
    setToday(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);

  const dated = (report?.duties ?? []).flatMap((duty) =>
    duty.due === undefined ? [] : [{ ...dutyText(duty, dutyCopy), due: duty.due }],
  );

  async function savePdf() {
    if (!report || !circuit || !latest) return;
    setMessage(copy.files.busy);
    try {
      const { leakPdf } = await import('./leakPdf.ts');
      const weight = (pounds: number) => formatWeight(pounds, state.unit);
      const bytes = await leakPdf({
        heading: copy.files.heading,
        facts: [
          `${copy.refrigerant.label}: ${state.refrigerant}`,
          `${copy.charge.label}: ${weight(circuit.pounds)}`,
          `${copy.use.label}: ${copy.use[state.use].label}`,
          `${copy.groups.method}: ${copy.method[state.method].label}`,
        ],
        rate: formatExactRate(latest.rate),
        verdict: verdictOf(report, copy.result, day),
        headings: [
          copy.table.day,
          copy.table.added,
          copy.table.days,
          copy.table.annualized,
          copy.table.window,
          copy.table.rolling,
        ],
        rows: report.lines.map((line) => [
          day(line.day),
          weight(line.weight),
          String(line.days),
          formatRate(line.annualized),
          weight(line.windowWeight),
          formatRate(line.rolling),
        ]),
        dutiesTitle: copy.duties.title,
        duties: dated.map((duty) => ({ ...duty, when: fillCopy(dutyCopy.due.by, { day: day(duty.due) }) })),
        notice: dutyCopy.notice,
      });
      saveFile(`${copy.files.name}.pdf`, 'application/pdf', bytes);
      setMessage('');
    } catch {
      setMessage(copy.files.failed);
    }
  }

  return (
    <div className={styles.calculator} data-leak-rate="" data-ready={isReady ? '' : undefined}>
      <ToolForm
        form={form}
        example={{
          note: copy.example.note,
          actions: [
            {
              label: copy.example.clear,
              act: () => set({ charge: '', rows: [blankRow(0)], verified: '', on: '' }),
            },
            { label: copy.example.restore, act: () => set(exampleState) },
          ],
        }}
      >
        <CircuitFields state={state} copy={copy} onChange={set} />
        <LogFields
          state={state}
          copy={copy}
          order={locale === 'en' ? 'month-first' : 'day-first'}
          today={state.on || today}
          onRows={(rows) => set({ rows })}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{copy.groups.method}</legend>
          <div className={styles.choices}>
            {METHODS.map((method) => (
              <label className={styles.choice} key={method}>
                <input
                  type="radio"
                  name="method"
                  value={method}
                  checked={state.method === method}
                  onChange={() => set({ method })}
                />
                <span>
                  {copy.method[method].label}
                  <small>{copy.method[method].note}</small>
                </span>
              </label>
            ))}
          </div>
          <p className={styles.hint}>{copy.method.hint}</p>
          {(['verified', 'on'] as const).map((name) => (
            <ToolField id={`${id}-${name}`} label={copy[name].label} hint={copy[name].hint} key={name}>
              <input
                className={styles.control}
                id={`${id}-${name}`}
                type="date"
                name={name}
                value={state[name]}
                max={name === 'verified' ? today : undefined}
                aria-describedby={`${id}-${name}-hint`}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            </ToolField>
          ))}
        </fieldset>
      </ToolForm>
      <section className={results.results} aria-label={copy.result.title}>
        <LeakResults
          state={state}
          report={report}
          charge={circuit?.pounds ?? 0}
          copy={copy}
          dutyCopy={dutyCopy}
          today={state.on || today}
          formatDay={day}
        />
        <div className={results.files}>
          <button type="button" disabled={!latest} onClick={savePdf}>
            {copy.files.pdf}
          </button>
          <button
            type="button"
            disabled={!latest}
            onClick={() =>
              report &&
              saveFile(
                `${copy.files.name}.csv`,
                'text/csv;charset=utf-8',
                logCsv(report, copy.table, state.unit),
              )
            }
          >
            {copy.files.spreadsheet}
          </button>
          <button
            type="button"
            disabled={dated.length === 0}
            onClick={() =>
              saveFile(
                `${copy.files.name}.ics`,
                'text/calendar;charset=utf-8',
                dutiesCalendar(dated, {
                  host: window.location.hostname,
                  made: new Date().toISOString(),
                  maker: brand,
                }),
              )
            }
          >
            {copy.files.calendar}
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
          <p className={results.note}>{dutyCopy.notice}</p>
        </div>
      </section>
      <Announcement
        text={
          report && latest
            ? fillCopy(copy.result.announcement, {
                rate: formatExactRate(latest.rate),
                limit: formatRate(report.limit),
              })
            : undefined
        }
        isOn={isChanged}
      />
    </div>
  );
}
