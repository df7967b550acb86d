import { RecordSlip } from '../../../../windows/RecordSlip/RecordSlip.tsx';
import type { ProductHeadProps } from '../ProductHead.schema.ts';
import styles from './StandingRecord.module.css';

/** A record at full height, its slips stacked, with its dimension line. */
export function StandingRecord(
  props: NonNullable<ProductHeadProps['record']> & { className?: string | undefined },
) {
  const { label, slips, dimension, className = '' } = props;
  return (
    <div dir="ltr" className={`${styles.standing} ${className}`}>
      <div className={styles.record} role="img" aria-label={label}>
        {slips.map((slip) => (
          <RecordSlip key={slip.kind} slip={slip} />
        ))}
      </div>
      {dimension ? (
        <p className={styles.dimension} aria-hidden="true">
          <span className={styles.measure}>{dimension}</span>
        </p>
      ) : null}
    </div>
  );
}
