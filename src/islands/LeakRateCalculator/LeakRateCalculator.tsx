import { useEffect, useMemo, useState } from 'react';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { LeakRateMethod } from '../../../shared/refrigerant/leakRate.ts';
import { rulesFor } from '../../../shared/refrigerant/rulesFor.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { formatDay } from '../shared/formatDay.ts';
import { dutyDue, dutyText } from '../shared/refrigerant/DutyList.tsx';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { gasName } from '../shared/refrigerant/GasFields.tsx';
import styles from '../shared/ToolFields.module.css';
import { ToolForm } from '../shared/ToolForm.tsx';
import results from '../shared/ToolResults.module.css';
import { useToolState } from '../shared/useToolState.ts';
import { CircuitFields } from './CircuitFields.tsx';
import { DaysFields } from './DaysFields.tsx';
import { datedDuties } from './datedDuties.ts';
import { enteredBefore } from './enteredBefore.ts';
import { formatExactRate, formatRate, formatWeight } from './formatLeak.ts';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { LeakResults, verdictOf } from './LeakResults.tsx';
import { LogFields } from './LogFields.tsx';
import { dutiesCalendar, logCsv } from './leakFiles.ts';
import {
  additionsOf,
  answersOf,
  blankRow,
  circuitOf,
  daysOf,
  exampleState,
  isBlank,
  type LeakState,
  leakAddress,
  leakQuery,
  NO_DAYS,
} from './leakState.ts';

export interface LeakRateCalculatorProps {
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  locale: string;
  brand: string;
}

const METHODS = ['annualizing', 'rolling'] as const satisfies readonly LeakRateMethod[];

/**
 * Computes a circuit's leak rate and upcoming duties from its log, entirely in the browser. The server renders it with
 * a worked example, which is what visitors see without script.
 */
export function LeakRateCalculator({ copy, dutyCopy, locale, brand }: LeakRateCalculatorProps) {
  const { state, change, isChanged, isReady, form, message, setMessage, copyLink } = useToolState({
    start: exampleState,
    address: leakAddress,
    readForm: enteredBefore,
  });
  const [today, setToday] = useState<string>();
  const set = (part: Partial<LeakState>) => change((before) => ({ ...before, ...part }));
  const circuit = circuitOf(state);
  const { report, findings } = useMemo(() => {
    const current = circuitOf(state);
    if (!current) return { report: undefined, findings: [] };
    const days = daysOf(state, today);
    return {
      report: leakReport(current, additionsOf(state, today), state.method, days),
      findings: rulesFor(answersOf(state, current), days),
    };
  }, [state, today]);
  const day = (value: string) => formatDay(value, locale);
  const latest = report?.lines.at(-1);

  useEffect(() => {
    const now = new Date();
    setToday(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);

  const duties = report ? datedDuties(report, findings) : [];
  const notice = fillCopy(dutyCopy.notice, { day: day(dutyCopy.checked) });

  async function savePdf() {
    if (!report || !circuit || !latest) return;
    setMessage(copy.files.busy);
    try {
      const { leakPdf } = await import('./leakPdf.ts');
      const weight = (pounds: number) => formatWeight(pounds, state.unit);
      const bytes = await leakPdf({
        heading: copy.files.heading,
        facts: [
          `${copy.place.label}: ${dutyCopy.places[state.place].label}`,
          `${copy.refrigerant.label}: ${gasName(state, dutyCopy.gas)}`,
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
        duties: [
          ...duties,
          ...findings.flatMap((finding) => finding.duties.filter(({ due }) => due === undefined)),
        ].map((duty) => ({
          ...dutyText(duty, dutyCopy),
          when: dutyDue(duty, dutyCopy, day),
        })),
        notice,
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
          note: leakQuery(state) === leakQuery(exampleState) ? copy.example.note : undefined,
          action:
            state.charge.trim() === '' && state.rows.every(isBlank)
              ? { label: copy.example.restore, act: () => set(exampleState) }
              : {
                  label: copy.example.clear,
                  act: () => set({ charge: '', rows: [blankRow(0)], ...NO_DAYS, on: '' }),
                },
        }}
      >
        <CircuitFields state={state} copy={copy} dutyCopy={dutyCopy} onChange={set} />
        <LogFields
          state={state}
          copy={copy}
          order={locale === 'en' ? 'month-first' : 'day-first'}
          today={state.on || today}
          onRows={(rows) => set({ rows })}
          // The example's test settles nothing in a log of the visitor's own.
          onPasted={(rows) =>
            set({ rows, ...(state.verified === exampleState.verified ? { verified: '' } : {}) })
          }
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
        </fieldset>
        <DaysFields state={state} copy={copy} today={today} onChange={set} />
      </ToolForm>
      <section className={results.results} aria-label={copy.result.title}>
        <LeakResults
          state={state}
          report={report}
          charge={circuit?.pounds ?? 0}
          findings={findings}
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
            disabled={duties.length === 0}
            onClick={() =>
              saveFile(
                `${copy.files.name}.ics`,
                'text/calendar;charset=utf-8',
                dutiesCalendar(
                  duties.map((duty) => ({ ...duty, ...dutyText(duty, dutyCopy) })),
                  {
                    host: window.location.hostname,
                    made: new Date().toISOString(),
                    maker: brand,
                  },
                ),
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
          <p className={results.note}>{notice}</p>
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
