import { type CSSProperties, useId } from 'react';
import type { RoiResult } from '../../../shared/roi/computeRoi.ts';
import { formatHours, formatMoney, formatPercentage, formatRoi } from '../../../shared/roi/formatRoi.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import parts from './RoiParts.module.css';
import styles from './RoiResults.module.css';
import { RoiYearTable } from './RoiYearTable.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

export interface RoiResultsProps {
  result: RoiResult;
  copy: RoiCopy;
  tokens: Readonly<Record<string, string>>;
}

/**
 * The figures for the year. If the published model clamps any, the visitor's own come first (`data-own`), and below
 * them the published ones with the reason why they differ. `data-figure` is always what the report prints.
 */
export function RoiResults({ result, copy, tokens }: RoiResultsProps) {
  const { results, limits } = copy;
  const { unclamped, limit } = result;
  const id = useId();
  const published = formatRoi(result);
  const own = {
    roi: formatPercentage(unclamped.roiPercentage),
    cost: formatMoney(unclamped.totalCostSaved),
    time: formatHours(unclamped.totalHoursSaved),
  };
  const totals = (
    <>
      <Figure name="cost" label={results.cost} value={published.totalCostSavedPerYear} />
      <Figure name="time" label={results.time} value={published.totalTimeSavedPerYear} />
    </>
  );
  const others = (
    <>
      {published.savingsOnIntegrationsPercentage === null ? null : (
        <Figure
          name="integration"
          label={results.integration}
          value={published.savingsOnIntegrationsPercentage}
        />
      )}
      <Figure name="breakeven" label={results.breakeven} value={published.breakevenTimeline} />
    </>
  );
  return (
    <>
      <div className={styles.answer}>
        {limit === 'none' ? null : <p className={styles.ownTitle}>{results.own}</p>}
        <dl className={styles.headline}>
          <div style={{ '--length': own.roi.length } as CSSProperties}>
            <dt>{results.roi}</dt>
            <dd
              className={styles.return}
              data-figure={limit === 'none' ? 'roi' : undefined}
              data-own={limit === 'none' ? undefined : 'roi'}
            >
              {own.roi}
            </dd>
            <dd className={styles.note}>{fillCopy(results.roiNote, tokens)}</dd>
          </div>
        </dl>
      </div>
      <dl className={styles.figures}>
        {limit === 'none' ? (
          <>
            {totals}
            {others}
          </>
        ) : (
          <>
            <Figure name="cost" label={results.cost} value={own.cost} isOwn />
            <Figure name="time" label={results.time} value={own.time} isOwn />
          </>
        )}
      </dl>
      {limit === 'none' ? (
        <div className={styles.sources}>
          <Sources result={result} copy={copy.sources} />
        </div>
      ) : (
        <section className={styles.published} aria-labelledby={id}>
          <p className={styles.publishedTitle} id={id}>
            {limits.title}
          </p>
          <p className={styles.reason}>{limits[limit]}</p>
          <dl className={styles.figures}>
            <Figure name="roi" label={results.roi} value={published.ROIPercentage} />
            {totals}
            {others}
            <Figure name="share" label={limits.share} value={formatPercentage(result.savedShare * 100)} />
          </dl>
          <div className={styles.sources}>
            <Sources result={result} copy={copy.sources} />
            <RoiYearTable title={limits.table} year={result} copy={copy.chart} />
          </div>
        </section>
      )}
    </>
  );
}

interface FigureProps {
  name: string;
  label: string;
  value: string;
  isOwn?: boolean;
}

function Figure({ name, label, value, isOwn = false }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-figure={isOwn ? undefined : name} data-own={isOwn ? name : undefined}>
        {value}
      </dd>
    </div>
  );
}

/** What each kind of work saves, as the report prints it. */
function Sources({ result, copy }: { result: RoiResult; copy: RoiCopy['sources'] }) {
  return (
    <ScrollRegion label={copy.title}>
      <table className={parts.table}>
        <caption className={styles.caption}>{copy.title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.category}</th>
            <th scope="col">{copy.cost}</th>
            <th scope="col">{copy.time}</th>
          </tr>
        </thead>
        <tbody>
          {(['inHouse', 'outsourced'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{copy[name]}</th>
              <td>{formatMoney(result[name].costSaved)}</td>
              <td>{formatHours(result[name].hoursSaved)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
