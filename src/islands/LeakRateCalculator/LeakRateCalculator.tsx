import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { LeakRateMethod } from '../../../shared/refrigerant/leakRate.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { fillCopy } from '../RoiCalculator/fillCopy.ts';
import { CircuitFields } from './CircuitFields.tsx';
import { dutyText } from './DutyList.tsx';
import { enteredBefore } from './enteredBefore.ts';
import { formatDay, formatExactRate, formatRate, formatWeight } from './formatLeak.ts';
import styles from './LeakFields.module.css';
import type { DutyCopy, LeakRateCopy } from './LeakRateCalculator.schema.ts';
import results from './LeakResults.module.css';
import { LeakResults, verdictOf } from './LeakResults.tsx';
import { LogFields } from './LogFields.tsx';
import { dutiesCalendar, logCsv } from './leakFiles.ts';
import {
  additionsOf,
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

const ADDRESS_DELAY = 350;
const ANNOUNCEMENT_DELAY = 900;

const METHODS = ['annualizing', 'rolling'] as const satisfies readonly LeakRateMethod[];

/**
 * Computes a circuit's leak rate and upcoming duties from its log, entirely in the browser. The server renders it with
 * a worked example, which is what visitors see without script.
 */
export function LeakRateCalculator({ copy, dutyCopy, locale, brand }: LeakRateCalculatorProps) {
  const [state, setState] = useState(exampleState);
  const [today, setToday] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [message, setMessage] = useState('');
  const isChanged = useRef(false);
  const form = useRef<HTMLFormElement>(null);
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
    const shared = readLeakQuery(window.location.search);
    setState(shared ?? enteredBefore(form.current));
    const now = new Date();
    setToday(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);

  useEffect(() => {
    if (!isChanged.current) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${leakQuery(state, search)}${hash}`);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!isChanged.current || !latest || !report) return;
    const timer = setTimeout(
      () =>
        setAnnouncement(
          fillCopy(copy.result.announcement, {
            rate: formatExactRate(latest.rate),
            limit: formatRate(report.limit),
          }),
        ),
      ANNOUNCEMENT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [latest, report, copy.result.announcement]);

  function change(part: Partial<LeakState>) {
    isChanged.current = true;
    setMessage('');
    setState((before) => ({ ...before, ...part }));
  }

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

  async function copyLink() {
    const address = new URL(window.location.href);
    address.search = leakQuery(state, address.search);
    await navigator.clipboard.writeText(address.href).then(
      () => setMessage(copy.files.copied),
      () => setMessage(copy.files.notCopied),
    );
  }

  return (
    <div className={styles.calculator} data-leak-rate="" data-ready={today ? '' : undefined}>
      <form
        ref={form}
        method="get"
        className={styles.questions}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        <p className={styles.example}>
          <span>{copy.example.note}</span>
          <button
            type="button"
            onClick={() =>
              change({ charge: '', rows: [{ key: 0, day: '', weight: '' }], verified: '', on: '' })
            }
          >
            {copy.example.clear}
          </button>
          <button type="button" onClick={() => change(exampleState)}>
            {copy.example.restore}
          </button>
        </p>
        <CircuitFields state={state} copy={copy} onChange={change} />
        <LogFields
          state={state}
          copy={copy}
          order={locale === 'en' ? 'month-first' : 'day-first'}
          today={state.on || today}
          onRows={(rows) => change({ rows })}
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
                  onChange={() => change({ method })}
                />
                <span>
                  {copy.method[method].label}
                  <small>{copy.method[method].note}</small>
                </span>
              </label>
            ))}
          </div>
          <p className={styles.hint}>{copy.method.hint}</p>
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}-verified`}>
              {copy.verified.label}
            </label>
            <input
              className={styles.control}
              id={`${id}-verified`}
              type="date"
              name="verified"
              value={state.verified}
              max={today}
              aria-describedby={`${id}-verified-hint`}
              onChange={(event) => change({ verified: event.currentTarget.value })}
            />
            <p className={styles.hint} id={`${id}-verified-hint`}>
              {copy.verified.hint}
            </p>
          </div>
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}-on`}>
              {copy.on.label}
            </label>
            <input
              className={styles.control}
              id={`${id}-on`}
              type="date"
              name="on"
              value={state.on}
              aria-describedby={`${id}-on-hint`}
              onChange={(event) => change({ on: event.currentTarget.value })}
            />
            <p className={styles.hint} id={`${id}-on-hint`}>
              {copy.on.hint}
            </p>
          </div>
        </fieldset>
      </form>
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
          <button type="button" onClick={copyLink}>
            {copy.files.link}
          </button>
          <p className={results.note} role="status">
            {message || copy.files.privacy}
          </p>
          <p className={results.note}>{dutyCopy.notice}</p>
        </div>
      </section>
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}
