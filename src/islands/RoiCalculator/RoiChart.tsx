import { useId } from 'react';
import type { RoiYear } from '../../../shared/roi/computeRoi.ts';
import { formatMoney, formatPercentage } from '../../../shared/roi/formatRoi.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { type ChartBuilding, chartFrame, chartGeometry } from './chartGeometry.ts';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import styles from './RoiChart.module.css';
import { RoiYearTable } from './RoiYearTable.tsx';

export interface RoiChartProps {
  /** The visitor's own year. */
  year: RoiYear;
  copy: RoiCopy['chart'];
  tokens: Readonly<Record<string, string>>;
}

/** The year's labor cost before and after as two buildings on the same scale, with the same figures in a table. */
export function RoiChart({ year, copy, tokens }: RoiChartProps) {
  const id = useId();
  const { unit, today, after, plant } = chartGeometry(year);
  const saved = { y: today.top, height: Math.max(0, after.top - today.top) };
  const { dimensionX } = chartFrame;
  const difference = `${year.savedShare < 0 ? '+' : '−'}${formatPercentage(Math.abs(year.savedShare) * 100)}`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle} id={id}>
        {copy.title}
        <span className={styles.storey}>
          {fillCopy(copy.storey, { unit: formatMoney(unit).replace(/\.00$/, '') })}
        </span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${chartFrame.width} ${chartFrame.height}`}
        role="img"
        aria-label={fillCopy(copy.description, tokens)}
      >
        <g className={styles.ghost}>
          <rect x={after.x} y={saved.y} width={after.width} height={saved.height} />
          <path d={hatch(after.x, saved.y, after.width, saved.height)} />
        </g>
        <path className={styles.fittings} d={plant} />
        <Building building={today} />
        <Building building={after} />
        <path
          className={styles.dimension}
          d={`M${today.x + today.width + 8} ${today.top}H${dimensionX + 8}M${after.x + after.width + 8} ${after.top}H${dimensionX + 8}M${dimensionX} ${today.top}V${after.top}`}
        />
        <path className={styles.tick} d={`${tick(dimensionX, today.top)}${tick(dimensionX, after.top)}`} />
        <text
          className={styles.difference}
          style={{ fontSize: Math.min(17, 110 / difference.length) }}
          x={dimensionX + 14}
          y={(today.top + after.top) / 2 + 6}
        >
          {difference}
        </text>
        <path className={styles.ground} d={`M0 ${chartFrame.groundY + 2}H${chartFrame.width}`} />
      </svg>
      <dl className={styles.feet}>
        <div>
          <dt>{copy.today}</dt>
          <dd>{formatMoney(year.costBefore)}</dd>
        </div>
        <div>
          <dt>{copy.after}</dt>
          <dd>{formatMoney(year.costAfter)}</dd>
        </div>
      </dl>
      <ul className={styles.legendList} aria-hidden="true">
        <li data-kind="inHouse">{copy.inHouse}</li>
        <li data-kind="outsourced">{copy.outsourced}</li>
        <li data-kind="saved">
          {copy.saved} <b>{formatMoney(year.totalCostSaved)}</b>
        </li>
      </ul>
      <RoiYearTable title={copy.table} year={year} copy={copy} />
    </figure>
  );
}

function Building({ building }: { building: ChartBuilding }) {
  const { x, width, outsourced, inHouse, slabs, windows, top } = building;
  return (
    <g>
      <rect className={styles.outsourced} x={x} y={outsourced.y} width={width} height={outsourced.height} />
      <rect className={styles.inHouse} x={x} y={inHouse.y} width={width} height={inHouse.height} />
      <path className={styles.windows} d={windows} />
      <path className={styles.slabs} d={slabs.map((y) => `M${x - 4} ${y}h${width + 8}`).join('')} />
      <path
        className={styles.walls}
        d={`M${x} ${top}V${chartFrame.groundY}M${x + width} ${top}V${chartFrame.groundY}`}
      />
      <path className={styles.roof} d={`M${x - 5} ${top}h${width + 10}`} />
    </g>
  );
}

function tick(x: number, y: number): string {
  return `M${x - 4} ${y + 4}l8 -8`;
}

function hatch(x: number, y: number, width: number, height: number): string {
  let path = '';
  for (let at = 0; at < width + height; at += 9) {
    const fromX = Math.max(0, at - height);
    const fromY = Math.min(height, at);
    const toX = Math.min(width, at);
    const toY = at - toX;
    path += `M${x + fromX} ${y + fromY}L${x + toX} ${y + toY}`;
  }
  return path;
}
