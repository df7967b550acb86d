import type { RoiResult, RoiYear } from '../../../shared/roi/computeRoi.ts';
import { formatHours, formatMoney, formatRoi } from '../../../shared/roi/formatRoi.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { ToolSummary } from '../shared/ToolSummary.tsx';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import parts from './RoiParts.module.css';
import styles from './RoiResults.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

export interface RoiResultsProps {
  result: RoiResult;
  copy: RoiCopy;
  tokens: Readonly<Record<string, string>>;
}

/** The figures for the year: first the return, then the others, then what each kind of work saves. */
export function RoiResults({ result, copy, tokens }: RoiResultsProps) {
  const text = formatRoi(result);
  const { results, sources, limits } = copy;
  return (
    <>
      <div className={styles.answer}>
        <dl className={styles.headline}>
          <div>
            <dt>{results.roi}</dt>
            <dd data-figure="roi">{text.ROIPercentage}</dd>
            <dd className={styles.note}>{fillCopy(results.roiNote, tokens)}</dd>
          </div>
        </dl>
        {result.limit === 'none' ? null : (
          <div className={styles.limit} role="note">
            <p className={styles.limitTitle}>{limits.title}</p>
            <p>{fillCopy(limits[result.limit], tokens)}</p>
          </div>
        )}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{results.cost}</dt>
          <dd data-figure="cost">{text.totalCostSavedPerYear}</dd>
        </div>
        <div>
          <dt>{results.time}</dt>
          <dd data-figure="time">{text.totalTimeSavedPerYear}</dd>
        </div>
        {text.savingsOnIntegrationsPercentage === null ? null : (
          <div>
            <dt>{results.integration}</dt>
            <dd data-figure="integration">{text.savingsOnIntegrationsPercentage}</dd>
          </div>
        )}
        <div>
          <dt>{results.breakeven}</dt>
          <dd data-figure="breakeven">{text.breakevenTimeline}</dd>
        </div>
      </dl>
      <div className={styles.sources}>
        <Sources copy={sources} title={sources.title} year={result.shown} />
        {result.limit === 'none' ? null : (
          <details className={parts.details}>
            <ToolSummary>{limits.own}</ToolSummary>
            <p className={styles.own}>{fillCopy(limits.ownText, tokens)}</p>
            <Sources copy={sources} title={limits.ownTitle} year={result.computed} />
          </details>
        )}
      </div>
    </>
  );
}

interface SourcesProps {
  copy: RoiCopy['sources'];
  title: string;
  year: RoiYear;
}

/** What each kind of work saves. */
function Sources({ copy, title, year }: SourcesProps) {
  return (
    <ScrollRegion label={title}>
      <table className={parts.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.category}</th>
            <th scope="col">{copy.cost}</th>
            <th scope="col">{copy.time}</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['inHouse', year.inHouse],
              ['outsourced', year.outsourced],
            ] as const
          ).map(([name, category]) => (
            <tr key={name}>
              <th scope="row">{copy[name]}</th>
              <td>{formatMoney(category.costSaved)}</td>
              <td>{formatHours(category.hoursSaved)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
