import { useEffect, useMemo, useState } from 'react';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { LeakRateMethod } from '../../../shared/refrigerant/leakRate.ts';
import { rulesFor } from '../../../shared/refrigerant/rulesFor.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { formatDay } from '../shared/formatDay.ts';
import { localDay } from '../shared/localDay.ts';
import { NumberCopyContext } from '../shared/NumberNote.tsx';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import styles from '../shared/ToolFields.module.css';
import { ToolForm } from '../shared/ToolForm.tsx';
import results from '../shared/ToolResults.module.css';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import { useToolState } from '../shared/useToolState.ts';
import { CircuitFields } from './CircuitFields.tsx';
import { DaysFields } from './DaysFields.tsx';
import { formatExactRate, formatRate } from './formatLeak.ts';
import { LeakDownloads } from './LeakDownloads.tsx';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { LeakResults } from './LeakResults.tsx';
import { LogFields } from './LogFields.tsx';
import {
  additionsOf,
  asOfDay,
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
import { readEarlyInput } from './readEarlyInput.ts';

export interface LeakRateCalculatorProps {
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  numberCopy: NumberCopy;
  locale: string;
  brand: string;
}

const METHODS = ['annualizing', 'rolling'] as const satisfies readonly LeakRateMethod[];

/**
 * Computes a circuit's leak rate and upcoming duties from its log, entirely in the browser. The server renders it with
 * a worked example, which is what visitors see without script.
 */
export function LeakRateCalculator({ copy, dutyCopy, numberCopy, locale, brand }: LeakRateCalculatorProps) {
  const { state, change, isChanged, isReady, form, message, setMessage, copyLink } = useToolState({
    start: exampleState,
    address: leakAddress,
    readForm: readEarlyInput,
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
      findings: rulesFor(current, days),
    };
  }, [state, today]);
  const day = (value: string) => formatDay(value, locale);
  const latest = report?.lines.at(-1);

  useEffect(() => setToday(localDay(new Date())), []);

  return (
    <div className={styles.calculator} data-leak-rate="" data-ready={isReady ? '' : undefined}>
      <NumberCopyContext value={numberCopy}>
        <ToolForm
          form={form}
          example={{
            note: leakQuery(state) === leakQuery(exampleState) ? copy.example.note : undefined,
            action:
              state.charge.trim() === '' && state.rows.every(isBlank)
                ? { label: copy.example.restore, act: () => set(exampleState) }
                : {
                    label: copy.example.clear,
                    act: () => set({ name: '', charge: '', rows: [blankRow(0)], ...NO_DAYS, on: '' }),
                  },
          }}
        >
          <CircuitFields state={state} copy={copy} dutyCopy={dutyCopy} onChange={set} />
          <LogFields
            state={state}
            copy={copy}
            formatDay={day}
            today={asOfDay(state, today)}
            onRows={(rows) => set({ rows })}
            // The example's test says nothing about the visitor's own log.
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
      </NumberCopyContext>
      <section className={results.results} aria-label={copy.result.title}>
        <LeakResults
          state={state}
          report={report}
          charge={circuit?.charge}
          findings={findings}
          copy={copy}
          dutyCopy={dutyCopy}
          today={asOfDay(state, today)}
          formatDay={day}
        />
        <LeakDownloads
          state={state}
          report={report}
          findings={findings}
          copy={copy}
          dutyCopy={dutyCopy}
          brand={brand}
          formatDay={day}
          message={message}
          onMessage={setMessage}
          onLink={() => copyLink({ copied: copy.files.copied, failed: copy.files.notCopied })}
        />
      </section>
      <Announcement
        text={
          report?.exemption
            ? copy.result.exempt[report.exemption]
            : latest &&
              fillCopy(copy.result.announcement, {
                rate: formatExactRate(latest.rate),
                limit: formatRate(report?.limit ?? 0),
              })
        }
        isOn={isChanged}
      />
    </div>
  );
}
