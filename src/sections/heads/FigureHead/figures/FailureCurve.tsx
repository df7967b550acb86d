import type { CSSProperties } from 'react';
import chart from '../../../shared/Chart.module.css';
import { curvePath, healthAt, shareAt } from './curvePath.ts';
import styles from './FailureCurve.module.css';
import type { FailureCurveProps } from './FailureCurve.schema.ts';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The curve spans the page; on narrow viewports its points are numbered and explained below. */
export function FailureCurve({ caption, span, unit, ticks, finds }: FailureCurveProps) {
  const curve = curvePath(span);
  return (
    <figure dir="ltr" className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.plot}>
        <svg
          className={`${chart.field} ${styles.field}`}
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={chart.area} d={`${curve}L0 1000Z`} />
          <path className={styles.curve} d={curve} />
        </svg>
        <ol className={styles.finds}>
          {finds.map(({ weeks, lead, text }, index) => (
            <li
              key={lead}
              className={styles.find}
              data-last={index === finds.length - 1 ? '' : undefined}
              style={
                {
                  '--x': percent(shareAt(weeks, span)),
                  '--y': percent(1 - healthAt(weeks)),
                } as CSSProperties
              }
            >
              <span className={`bubble ${chart.number} ${styles.point}`} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.label}>
                <b className={styles.lead}>{lead}</b>
                <span className={styles.text}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.axis}>
        {ticks.map((tick, index) => (
          <span
            key={tick}
            className={styles.tick}
            style={{ '--x': percent(shareAt(tick, span)) } as CSSProperties}
          >
            {tick}
            {index === 0 ? <span className={styles.unit}> {unit}</span> : null}
          </span>
        ))}
      </p>
    </figure>
  );
}
