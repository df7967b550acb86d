import styles from './Legend.module.css';

interface LegendProps {
  /** What each swatch means; the window styles it by `data-kind`. */
  meanings: readonly { kind: string | undefined; text: string }[];
  className?: string | undefined;
}

/** The legend of a window's fills, as its footer. */
export function Legend({ meanings, className }: LegendProps) {
  return (
    <div className={className ? `${styles.legend} ${className}` : styles.legend}>
      {meanings.map(({ kind, text }) => (
        <span key={text} className={styles.meaning} data-kind={kind}>
          {text}
        </span>
      ))}
    </div>
  );
}
