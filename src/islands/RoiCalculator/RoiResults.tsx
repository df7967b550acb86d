import type { RoiResult } from '../../../shared/roi/computeRoi.ts';
import { formatRoi } from '../../../shared/roi/formatRoi.ts';
import { fillCopy } from './fillCopy.ts';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import parts from './RoiParts.module.css';
import styles from './RoiResults.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

export interface RoiResultsProps {
  result: RoiResult;
  copy: RoiCopy;
  tokens: Readonly<Record<string, string>>;
}

/** The figures that the report prints, in its order. */
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
          <div>
            <dt>{results.cost}</dt>
            <dd data-figure="cost">{text.totalCostSavedPerYear}</dd>
            <dd className={styles.note}>{fillCopy(results.costNote, tokens)}</dd>
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
        <ScrollRegion label={sources.title}>
          <table className={parts.table}>
            <caption className={styles.caption}>{sources.title}</caption>
            <thead>
              <tr>
                <th scope="col">{sources.category}</th>
                <th scope="col">{sources.cost}</th>
                <th scope="col">{sources.time}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{sources.inHouse}</th>
                <td>{text.costSavedInhouse}</td>
                <td>{text.timeSavedInhouse}</td>
              </tr>
              <tr>
                <th scope="row">{sources.outsourced}</th>
                <td>{text.costSavedOutsourced}</td>
                <td>{text.timeSavedOutsourced}</td>
              </tr>
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </>
  );
}
