import { Fragment } from 'react';
import styles from './Formula.module.css';

export interface FormulaProps {
  /** As one would type it: “Rate = pounds added / full charge × 100”. Spaces stand around =, ×, +, − and /. */
  text: string;
  /** The same with numbers in it, below the rule. */
  example?: string | undefined;
}

/** Terms and the signs between them; a term with a slash is a fraction. */
export function termsOf(text: string): { sign?: string; over: string; under?: string }[] {
  const parts = text.split(/\s+([=×+−])\s+/);
  const terms: { sign?: string; over: string; under?: string }[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [over = '', under] = (parts[at] ?? '').split(' / ');
    const sign = parts[at - 1];
    terms.push({ ...(sign ? { sign } : {}), over, ...(under ? { under } : {}) });
  }
  return terms;
}

function Line({ text }: { text: string }) {
  return (
    <div className={styles.line}>
      <span className={styles.spoken}>{text}</span>
      <span className={styles.drawn} aria-hidden="true">
        {termsOf(text).map(({ sign, over, under }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat and never move
          <Fragment key={index}>
            {sign ? <span className={styles.sign}>{sign}</span> : null}
            {under ? (
              <span className={styles.fraction}>
                <span>{over}</span>
                <span>{under}</span>
              </span>
            ) : (
              <span>{over}</span>
            )}
          </Fragment>
        ))}
      </span>
    </div>
  );
}

/** A formula set as a draughtsman letters it, with its example in numbers below. */
export function Formula({ text, example }: FormulaProps) {
  return (
    <figure className={styles.formula}>
      <Line text={text} />
      {example ? <Line text={example} /> : null}
    </figure>
  );
}
