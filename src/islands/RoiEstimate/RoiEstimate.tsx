import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { formatPrice, type PriceCurrency } from '../../../shared/pricing/formatPrice.ts';
import type { PriceBands } from '../../../shared/pricing/PriceBands.ts';
import { computeRoi } from '../../../shared/roi/computeRoi.ts';
import { formatCount } from '../../../shared/roi/formatRoi.ts';
import { checkRoiNumber, type RoiNumberField, roiFieldNames } from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { headingMarkup, inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { type ChartBuilding, chartFrame, chartGeometry } from '../RoiCalculator/chartGeometry.ts';
import { NUMBER_PATTERN } from '../RoiCalculator/numberPattern.ts';
import type { RoiCopy } from '../RoiCalculator/RoiCalculator.schema.ts';
import { roiFieldMessage } from '../RoiCalculator/roiFieldMessage.ts';
import { initialRoiState, withTexts } from '../RoiCalculator/roiState.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { NumberCopyContext, NumberNote } from '../shared/NumberNote.tsx';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import styles from './RoiEstimate.module.css';

export interface RoiEstimateCopy {
  title: string;
  intro: string;
  buildings: string;
  workOrders: string;
  label: string;
  /** Path of the calculator. */
  action: string;
  result: string;
  resultOfOne: string;
  today: string;
  after: string;
  storey: string;
  basis: string;
}

export interface RoiEstimateProps {
  copy: RoiEstimateCopy;
  errors: RoiCopy['errors'];
  numberCopy: NumberCopy;
  bands: PriceBands;
  /** The brand as it appears in the contract's field names. */
  brandIdentifier: string;
  /** The currency of the page; the model computes in US dollars. */
  currency: PriceCurrency;
}

const FIELDS = ['buildings', 'monthlyWorkOrders'] as const satisfies readonly RoiNumberField[];

/**
 * The yearly savings for two numbers, with defaults for the others, as two buildings drawn to the same scale. The form
 * opens the calculator with what was entered. The server renders it with the defaults.
 */
export function RoiEstimate({
  copy,
  errors,
  numberCopy,
  bands,
  brandIdentifier,
  currency,
}: RoiEstimateProps) {
  const wholeMoney = (dollars: number) => formatPrice(Math.round(dollars), currency);
  const [state, setState] = useState(initialRoiState);
  const { input } = state;
  const [isTouched, setIsTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const names = roiFieldNames(brandIdentifier);

  // Keep what was typed before hydration.
  useEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const typed = roiFieldNames(brandIdentifier);
    const texts = Object.fromEntries(FIELDS.map((field) => [field, String(data.get(typed[field]))]));
    setState((before) => withTexts(before, texts));
    form.current.dataset['ready'] = '';
  }, [brandIdentifier]);

  function type(field: RoiNumberField, text: string) {
    setState((before) => withTexts(before, { [field]: text }));
    setIsTouched(true);
  }

  // Not the published figures, which stop growing at the model's ceiling.
  const { unclamped } = computeRoi(input, bands);
  const chart = chartGeometry(unclamped);
  const amount = wholeMoney(unclamped.totalCostSaved);
  const tokens = {
    buildings: formatCount(input.buildings, currency.language),
    workOrders: formatCount(input.monthlyWorkOrders, currency.language),
  };
  const result = fillCopy(input.buildings === 1 ? copy.resultOfOne : copy.result, tokens);
  const ghost = { y: chart.today.top, height: Math.max(0, chart.after.top - chart.today.top) };
  const dimension = chart.after.x + chart.after.width + 24;
  const labels = { buildings: copy.buildings, monthlyWorkOrders: copy.workOrders };
  return (
    <div className={styles.grid}>
      <div>
        <h2>{headingMarkup(copy.title)}</h2>
        <p className={styles.text}>{inlineMarkup(copy.intro)}</p>
        <form ref={form} className={styles.form} action={copy.action} method="get">
          <NumberCopyContext value={numberCopy}>
            {FIELDS.map((field) => {
              const error = state.errors[field];
              return (
                <div key={field} className={styles.field}>
                  <label htmlFor={`${id}${field}`}>{labels[field]}</label>
                  <input
                    className={styles.input}
                    id={`${id}${field}`}
                    name={names[field]}
                    type="text"
                    inputMode="decimal"
                    pattern={NUMBER_PATTERN}
                    required
                    autoComplete="off"
                    value={state.texts[field]}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${id}${field}-error` : undefined}
                    onChange={(event) => type(field, event.currentTarget.value)}
                  />
                  <p className={styles.error} id={`${id}${field}-error`} hidden={!error}>
                    {error ? roiFieldMessage(field, error, errors, currency.language) : null}
                  </p>
                  <NumberNote
                    text={state.texts[field]}
                    fits={(value) => checkRoiNumber(field, value) === undefined}
                    onPick={(picked) => type(field, picked)}
                  />
                </div>
              );
            })}
          </NumberCopyContext>
          <Button label={copy.label} variant="secondary" />
        </form>
      </div>
      <div className={styles.result}>
        <p className={styles.saved} style={{ '--length': amount.length } as CSSProperties}>
          <span>{result}</span>
          <b className={styles.amount}>{amount}</b>
        </p>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${dimension + 34} ${chartFrame.height}`}
          aria-hidden="true"
        >
          <rect className={styles.ghost} x={chart.after.x} width={chart.after.width} {...ghost} />
          <path className={styles.plant} d={chart.plant} />
          <Tower building={chart.today} />
          <Tower building={chart.after} />
          <path
            className={styles.dimension}
            d={`M${chart.today.x + chart.today.width + 6} ${chart.today.top}H${dimension + 10}M${chart.after.x + chart.after.width + 6} ${chart.after.top}H${dimension + 10}M${dimension} ${chart.today.top - 8}V${chart.after.top + 8}`}
          />
          <path
            className={styles.tick}
            d={[chart.today.top, chart.after.top].map((y) => `M${dimension - 5} ${y + 5}l10-10`).join('')}
          />
          <path className={styles.ground} d={`M0 ${chartFrame.groundY + 2}H${dimension + 34}`} />
        </svg>
      </div>
      <div className={styles.notes}>
        <dl className={styles.feet}>
          {(
            [
              [copy.today, unclamped.costBefore],
              [copy.after, unclamped.costAfter],
              [copy.storey, chart.unit],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{wholeMoney(value)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.basis}>{inlineMarkup(fillCopy(copy.basis, tokens))}</p>
      </div>
      <Announcement text={`${result}: ${amount}`} isOn={isTouched} />
    </div>
  );
}

function Tower({ building }: { building: ChartBuilding }) {
  const { x, width, inHouse, outsourced, slabs, windows } = building;
  return (
    <>
      <rect className={styles.outsourced} x={x} width={width} {...outsourced} />
      <rect className={styles.inHouse} x={x} width={width} {...inHouse} />
      <path className={styles.windows} d={windows} />
      <path className={styles.slabs} d={slabs.map((y) => `M${x} ${y}h${width}`).join('')} />
    </>
  );
}
