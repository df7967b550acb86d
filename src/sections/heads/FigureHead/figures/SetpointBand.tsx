import type { CSSProperties } from 'react';
import styles from './SetpointBand.module.css';
import type { SetpointBandProps } from './SetpointBand.schema.ts';
import { stepPath } from './stepPath.ts';

const variables = (values: Record<string, string>) => values as CSSProperties;

/** The full-width band: beams for the limits, a dashed line for the old setpoint. */
export function SetpointBand(props: SetpointBandProps) {
  const { label, caption, low, high } = props;
  const { upper, lower, fixed, values, times, remarks, signed } = props;
  const fromTop = (value: number) => `${Math.round(1000 - ((value - low) / (high - low)) * 1000) / 10}%`;
  const { line, area } = stepPath(values, fixed.at, low, high);
  return (
    <>
      <div dir="ltr" className={styles.view}>
        <div className={styles.plot} role="img" aria-label={label}>
          <div className={styles.band}>
            <p className={styles.caption}>{caption}</p>
            <span
              className={styles.beam}
              data-fill=""
              data-side="upper"
              style={variables({ '--y': fromTop(upper.at) })}
            >
              <span>{upper.text}</span>
            </span>
            <span
              className={styles.beam}
              data-fill=""
              data-side="lower"
              style={variables({ '--y': fromTop(lower.at) })}
            >
              <span>{lower.text}</span>
            </span>
            <svg
              className={styles.field}
              viewBox="0 0 1000 1000"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={styles.area} d={area} />
              <path className={styles.steps} d={line} />
            </svg>
            <span className={styles.fixed} style={variables({ '--y': fromTop(fixed.at) })}>
              <span>{fixed.text}</span>
            </span>
            <p className={styles.times}>
              {times.map((time) => (
                <span key={time}>{time}</span>
              ))}
            </p>
          </div>
          {remarks.map(({ x, y, time, text }) => (
            <p key={time} className={styles.remark} style={variables({ '--x': `${x}%`, '--y': `${y}%` })}>
              <b>{time}</b>
              {text}
            </p>
          ))}
        </div>
      </div>
      <ul className={`container ${styles.signed}`}>
        {signed.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
