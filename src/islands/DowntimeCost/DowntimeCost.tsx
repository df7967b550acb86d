import { useId } from 'react';
import {
  type DowntimeField,
  downtimeLimits,
  estimateDowntime,
  roiInputOf,
} from '../../../shared/downtime/estimateDowntime.ts';
import { formatCount, formatMoney } from '../../../shared/roi/formatRoi.ts';
import { roiInputToQuery } from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { NumberCopyContext, NumberNote } from '../shared/NumberNote.tsx';
import { ToolField } from '../shared/ToolField.tsx';
import fields from '../shared/ToolFields.module.css';
import { ToolForm } from '../shared/ToolForm.tsx';
import results from '../shared/ToolResults.module.css';
import { inFragment } from '../shared/toolAddress.ts';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import { useToolState } from '../shared/useToolState.ts';
import styles from './DowntimeCost.module.css';
import type { DowntimeCopy } from './DowntimeCost.schema.ts';
import {
  type DowntimeState,
  downtimeFields,
  downtimeFragment,
  fitsField,
  initialDowntimeState,
  readDowntimeFragment,
  readFigure,
  withTexts,
} from './downtimeState.ts';
import { formatTotal } from './formatTotal.ts';

export interface DowntimeCostProps {
  copy: DowntimeCopy;
  numberCopy: NumberCopy;
  /** The brand as written in the ROI calculator's field names. */
  brandIdentifier: string;
}

const address = inFragment(readDowntimeFragment, ({ input }: DowntimeState) => downtimeFragment(input));

const GROUPS = {
  estate: ['buildings', 'monthlyWorkOrders', 'inHousePercentage', 'inHouseHours'],
  stops: ['stopPercentage', 'stopHours', 'stopCost'],
  overtime: ['overtimePercentage', 'hourlyPay', 'overtimeFactor'],
} as const satisfies Record<string, readonly DowntimeField[]>;

/** Formats a number of stops or hours: small ones with two decimals, large ones with none. */
const count = (value: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 }).format(value);

/**
 * Estimates the yearly cost of faults that stop something, shows the formula, and passes the shared figures to the ROI
 * calculator. Works in the browser; the server renders it with the starting values.
 */
export function DowntimeCost({ copy, numberCopy, brandIdentifier }: DowntimeCostProps) {
  const { state, change, isChanged, isReady, form, message, copyLink } = useToolState({
    start: initialDowntimeState,
    address,
    readForm: readEarlyInput,
  });
  const id = useId();
  const { input, texts } = state;
  const estimate = estimateDowntime(input);
  const total = formatTotal(estimate.total);
  const downtime = formatMoney(estimate.stopCost);
  const overtime = formatMoney(estimate.overtimeCost);

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
      <NumberCopyContext value={numberCopy}>
        <ToolForm
          form={form}
          example={{
            note: copy.example.note,
            action: { label: copy.example.restore, act: () => change(() => initialDowntimeState) },
          }}
        >
          {Object.entries(GROUPS).map(([group, names]) => (
            <fieldset className={fields.group} key={group}>
              <legend className={fields.legend}>{copy.groups[group as keyof typeof GROUPS]}</legend>
              {names.map((field) => {
                const { label, hint, unit } = copy.fields[field];
                const { min, max, isWhole } = downtimeLimits[field];
                const isWrong = readFigure(field, texts[field]) === undefined;
                const range = { min: formatCount(min), max: formatCount(max) };
                return (
                  <ToolField id={`${id}-${field}`} label={label} key={field}>
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
                    <NumberNote
                      text={texts[field]}
                      fits={fitsField(field)}
                      onPick={(text) => change((before) => withTexts(before, { [field]: text }))}
                    />
                    <p className={fields.hint} id={`${id}-${field}-hint`}>
                      {hint}
                    </p>
                    {isWrong ? (
                      <p className={fields.error} id={`${id}-${field}-fault`}>
                        {fillCopy(isWhole ? copy.faults.whole : copy.faults.range, range)} {copy.faults.kept}
                      </p>
                    ) : null}
                  </ToolField>
                );
              })}
            </fieldset>
          ))}
        </ToolForm>
      </NumberCopyContext>
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
          <button type="button" onClick={() => copyLink(copy.share)}>
            {copy.share.label}
          </button>
          <p className={results.note} role="status">
            {message || copy.share.privacy}
          </p>
        </div>
      </section>
      <Announcement
        text={fillCopy(copy.result.announcement, { total, downtime, overtime })}
        isOn={isChanged}
      />
    </div>
  );
}

/** The starting values, overlaid with anything typed before hydration. */
function readEarlyInput(form: HTMLFormElement, first: DowntimeState): DowntimeState {
  const data = new FormData(form);
  return withTexts(
    first,
    Object.fromEntries(downtimeFields.map((field) => [field, String(data.get(field) ?? first.texts[field])])),
  );
}
