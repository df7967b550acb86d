import { useEffect, useId, useRef, useState } from 'react';
import {
  type DowntimeField,
  downtimeLimits,
  estimateDowntime,
  roiInputOf,
} from '../../../shared/downtime/estimateDowntime.ts';
import { formatCount, formatMoney } from '../../../shared/roi/formatRoi.ts';
import { roiInputToQuery } from '../../../shared/roi/roiInput.ts';
import fields from '../LeakRateCalculator/LeakFields.module.css';
import results from '../LeakRateCalculator/LeakResults.module.css';
import { fillCopy } from '../RoiCalculator/fillCopy.ts';
import styles from './DowntimeCost.module.css';
import type { DowntimeCopy } from './DowntimeCost.schema.ts';
import {
  type DowntimeState,
  downtimeFields,
  downtimeFragment,
  initialDowntimeState,
  readDowntimeFragment,
  readFigure,
  withTexts,
} from './downtimeState.ts';
import { formatTotal } from './formatTotal.ts';

export interface DowntimeCostProps {
  copy: DowntimeCopy;
  /** The brand as it stands in the ROI calculator's field names. */
  brandIdentifier: string;
}

const ADDRESS_DELAY = 350;
const ANNOUNCEMENT_DELAY = 900;

const GROUPS = {
  estate: ['buildings', 'monthlyWorkOrders', 'inHousePercentage', 'inHouseHours'],
  stops: ['stopPercentage', 'stopHours', 'stopCost'],
  overtime: ['overtimePercentage', 'hourlyPay', 'overtimeFactor'],
} as const satisfies Record<string, readonly DowntimeField[]>;

/** A number of stops or hours: two digits after the point for small ones, none for large ones. */
const count = (value: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 }).format(value);

/**
 * Estimates what faults that stop something cost in a year, with the formula and its numbers, and hands the shared
 * figures to the ROI calculator. Works in the browser; the server renders it with the starting values.
 */
export function DowntimeCost({ copy, brandIdentifier }: DowntimeCostProps) {
  const [state, setState] = useState(initialDowntimeState);
  const [isReady, setIsReady] = useState(false);
  const [message, setMessage] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const isChanged = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { input, texts } = state;
  const estimate = estimateDowntime(input);
  const total = formatTotal(estimate.total);
  const downtime = formatMoney(estimate.stopCost);
  const overtime = formatMoney(estimate.overtimeCost);

  // A shared link first, then whatever was typed before hydration.
  useEffect(() => {
    const shared = readDowntimeFragment(window.location.hash);
    setState((first) => shared ?? typedBefore(form.current, first));
    setIsReady(true);
  }, []);

  useEffect(() => {
    if (!isChanged.current) return;
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      const address = `${pathname}${search}#${downtimeFragment(input)}`;
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [input]);

  useEffect(() => {
    if (!isChanged.current) return;
    const timer = setTimeout(
      () => setAnnouncement(fillCopy(copy.result.announcement, { total, downtime, overtime })),
      ANNOUNCEMENT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [total, downtime, overtime, copy.result.announcement]);

  function change(next: (before: DowntimeState) => DowntimeState) {
    isChanged.current = true;
    setMessage('');
    setState(next);
  }

  async function copyLink() {
    const address = new URL(window.location.href);
    address.hash = downtimeFragment(input);
    await navigator.clipboard.writeText(address.href).then(
      () => setMessage(copy.share.copied),
      () => setMessage(copy.share.failed),
    );
  }

  const hours = (value: number) => fillCopy(copy.formula.hours, { hours: count(value) });
  const figures = {
    buildings: formatCount(input.buildings),
    monthlyWorkOrders: formatCount(input.monthlyWorkOrders),
    stopPercentage: `${formatCount(input.stopPercentage)}%`,
    stopHours: hours(input.stopHours),
    stopCost: formatMoney(input.stopCost),
    inHousePercentage: `${formatCount(input.inHousePercentage)}%`,
    inHouseHours: fillCopy(copy.formula.hours, { hours: formatCount(input.inHouseHours) }),
    overtimePercentage: `${formatCount(input.overtimePercentage)}%`,
    hourlyPay: formatMoney(input.hourlyPay),
    overtimeFactor: formatCount(input.overtimeFactor),
    stops: count(estimate.stops),
    overtimeHours: hours(estimate.overtimeHours),
    downtime,
    overtime,
    total: formatMoney(estimate.total),
    premium: formatMoney(estimate.premiumCost),
  };

  return (
    <div className={fields.calculator} data-downtime="" data-ready={isReady ? '' : undefined}>
      <form
        ref={form}
        method="get"
        className={fields.questions}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        <p className={fields.example}>
          <span>{copy.example.note}</span>
          <button type="button" onClick={() => change(() => initialDowntimeState)}>
            {copy.example.restore}
          </button>
        </p>
        {Object.entries(GROUPS).map(([group, names]) => (
          <fieldset className={fields.group} key={group}>
            <legend className={fields.legend}>{copy.groups[group as keyof typeof GROUPS]}</legend>
            {names.map((field) => {
              const { label, hint, unit } = copy.fields[field];
              const { min, max, isWhole } = downtimeLimits[field];
              const isWrong = readFigure(field, texts[field]) === undefined;
              const range = { min: formatCount(min), max: formatCount(max) };
              return (
                <div className={fields.field} key={field}>
                  <label className={fields.label} htmlFor={`${id}-${field}`}>
                    {label}
                  </label>
                  <span className={styles.figure}>
                    <input
                      className={fields.control}
                      id={`${id}-${field}`}
                      name={field}
                      inputMode="decimal"
                      value={texts[field]}
                      aria-invalid={isWrong || undefined}
                      aria-describedby={`${id}-${field}-${isWrong ? 'fault' : 'hint'}`}
                      onChange={(event) => {
                        const text = event.currentTarget.value;
                        change((before) => withTexts(before, { [field]: text }));
                      }}
                    />
                    {unit}
                  </span>
                  <p className={fields.hint} id={`${id}-${field}-hint`}>
                    {hint}
                  </p>
                  {isWrong ? (
                    <p className={fields.error} id={`${id}-${field}-fault`}>
                      {fillCopy(isWhole ? copy.faults.whole : copy.faults.range, range)} {copy.faults.kept}
                    </p>
                  ) : null}
                </div>
              );
            })}
          </fieldset>
        ))}
      </form>
      <section className={results.results} aria-label={copy.result.title}>
        <div className={`${results.head} ${styles.head}`}>
          <p className={results.label}>{copy.result.total}</p>
          <p className={`${results.rate} ${styles.total}`} data-result="total">
            {total}
          </p>
          <p className={results.limit}>
            {fillCopy(copy.result.note, { stops: figures.stops, each: formatMoney(estimate.costPerStop) })}
          </p>
        </div>
        <dl className={styles.parts}>
          {(
            [
              ['downtime', downtime],
              ['overtime', overtime],
              ['premium', figures.premium],
              ['tenth', formatMoney(estimate.total / 10)],
            ] as const
          ).map(([name, figure]) => (
            <div key={name}>
              <dt>{copy.result[name]}</dt>
              <dd data-result={name}>{figure}</dd>
            </div>
          ))}
        </dl>
        <div className={results.part}>
          <h2 className={results.title}>{copy.formula.title}</h2>
          <dl className={styles.steps}>
            {copy.formula.steps.map(({ title, line }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd className={results.formula}>{fillCopy(line, figures)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={results.part}>
          <h2 className={results.title}>{copy.limits.title}</h2>
          <p className={results.none}>{copy.limits.text}</p>
        </div>
        <div className={results.part}>
          <h2 className={results.title}>{copy.roi.title}</h2>
          <p className={results.none}>{copy.roi.text}</p>
          <a
            className={styles.roi}
            href={`${copy.roi.href}?${roiInputToQuery(roiInputOf(input), brandIdentifier)}`}
          >
            {copy.roi.label}
          </a>
        </div>
        <div className={results.files}>
          <button type="button" onClick={copyLink}>
            {copy.share.label}
          </button>
          <p className={results.note} role="status">
            {message || copy.share.privacy}
          </p>
        </div>
      </section>
      <p className={fields.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
}

/** The starting values, overlaid with anything typed before hydration. */
function typedBefore(form: HTMLFormElement | null, first: DowntimeState): DowntimeState {
  if (form === null) return first;
  const data = new FormData(form);
  return withTexts(
    first,
    Object.fromEntries(downtimeFields.map((field) => [field, String(data.get(field) ?? first.texts[field])])),
  );
}
