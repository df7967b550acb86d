import styles from './Signature.module.css';

export interface SignatureData {
  /** The pen stroke in a box of 160 by 40. */
  stroke: string;
  /** Who signed, and in what role. */
  name: string;
  time?: string | undefined;
}

/** A signature with the name below it. */
export function Signature({ stroke, name, time }: SignatureData) {
  return (
    <div className={styles.signature}>
      <svg className={styles.stroke} viewBox="0 0 160 40" aria-hidden="true">
        <path d={stroke} />
      </svg>
      <span className={styles.name}>{name}</span>
      {time ? <span className={styles.time}>{time}</span> : null}
    </div>
  );
}
