import { useId } from 'react';
import { siteConfig } from '../../../../config/siteConfig.ts';
import { computeRoi } from '../../../../shared/roi/computeRoi.ts';
import { formatMoney } from '../../../../shared/roi/formatRoi.ts';
import {
  type RoiNumberField,
  roiDefaults,
  roiFieldLimits,
  roiFieldNames,
} from '../../../../shared/roi/roiInput.ts';
import {
  type ChartBuilding,
  chartFrame,
  chartGeometry,
} from '../../../islands/RoiCalculator/chartGeometry.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './RoiTeaser.module.css';
import type { RoiTeaserProps } from './RoiTeaser.schema.ts';

const wholeMoney = (amount: number) => formatMoney(Math.round(amount)).replace(/\.00$/, '');

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

/**
 * The savings at the calculator's default values, computed at build time, as two buildings to one scale. The two fields
 * are a plain form that opens the calculator with the values entered.
 */
export function RoiTeaser(props: RoiTeaserProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, label, action, result, today, after, storey, basis } = props;
  const fieldId = useId();
  const roi = computeRoi(roiDefaults);
  const chart = chartGeometry(roi);
  const names = roiFieldNames(siteConfig.brand.identifier);
  const fields: readonly [RoiNumberField, string][] = [
    ['buildings', props.buildings],
    ['monthlyWorkOrders', props.workOrders],
  ];
  const ghost = { y: chart.today.top, height: Math.max(0, chart.after.top - chart.today.top) };
  const dimension = chart.after.x + chart.after.width + 24;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2>{inlineMarkup(title)}</h2>
          <p className={styles.text}>{inlineMarkup(intro)}</p>
          <form className={styles.form} action={action} method="get">
            {fields.map(([field, name]) => (
              <p key={field} className={styles.field}>
                <label htmlFor={`${fieldId}${field}`}>{name}</label>
                <input
                  className={styles.input}
                  id={`${fieldId}${field}`}
                  name={names[field]}
                  type="number"
                  inputMode="numeric"
                  min={roiFieldLimits[field].min}
                  max={roiFieldLimits[field].max}
                  defaultValue={roiDefaults[field]}
                  required
                />
              </p>
            ))}
            <Button label={label} variant="secondary" />
          </form>
        </div>
        <div className={styles.result}>
          <p className={styles.saved}>
            {result}
            <b className={styles.amount}>{wholeMoney(roi.totalCostSaved)}</b>
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
          <dl className={styles.feet}>
            <div>
              <dt>{today}</dt>
              <dd>{wholeMoney(roi.shown.costBefore)}</dd>
            </div>
            <div>
              <dt>{after}</dt>
              <dd>{wholeMoney(roi.shown.costAfter)}</dd>
            </div>
            <div>
              <dt>{storey}</dt>
              <dd>{wholeMoney(chart.unit)}</dd>
            </div>
          </dl>
          <p className={styles.basis}>{inlineMarkup(basis)}</p>
        </div>
      </div>
    </Section>
  );
}
