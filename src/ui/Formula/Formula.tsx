import { type FormulaPart, parseFormula } from '../../../shared/formula/parseFormula.ts';
import { speakFormula } from '../../../shared/formula/speakFormula.ts';
import styles from './Formula.module.css';

export interface FormulaProps {
  /**
   * As one would type it: “Rate = pounds added / full charge × 100”; parseFormula.ts defines how far a slash reaches.
   */
  text: string;
  /** The same with numbers filled in, below the rule. */
  example?: string | undefined;
}

function Part({ part }: { part: FormulaPart }) {
  switch (part.kind) {
    case 'words':
      return <span>{part.text}</span>;
    case 'sign':
      return <span className={styles.sign}>{part.sign}</span>;
    case 'row':
      return (
        <span className={styles.row}>
          {part.parts.map((inner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat and never move
            <Part part={inner} key={index} />
          ))}
        </span>
      );
    case 'fraction':
      return (
        <span className={styles.fraction}>
          <span>
            <Part part={part.over} />
          </span>
          <span>
            <Part part={part.under} />
          </span>
        </span>
      );
    case 'root':
      return (
        <span className={styles.root}>
          <svg aria-hidden="true" viewBox="0 0 12 24" preserveAspectRatio="none">
            <path d="M0 14L3 12.5L7 23L12 .7" vectorEffect="non-scaling-stroke" />
          </svg>
          <span>
            <Part part={part.of} />
          </span>
        </span>
      );
    case 'group':
      return (
        <span className={styles.group}>
          {part.open}
          <Part part={part.of} />
          {part.close}
          {part.power ? <sup>{part.power.normalize('NFKC')}</sup> : null}
        </span>
      );
  }
}

function Line({ text }: { text: string }) {
  const formula = parseFormula(text);
  const parts = formula.kind === 'row' ? formula.parts : [formula];
  return (
    <div className={styles.line}>
      <span className="visually-hidden">{speakFormula(formula)}</span>
      <span className={styles.drawn} aria-hidden="true">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat and never move
          <Part part={part} key={index} />
        ))}
      </span>
    </div>
  );
}

/** A formula in a draftsman's lettering, with a worked example below. */
export function Formula({ text, example }: FormulaProps) {
  return (
    <figure className={styles.formula}>
      <Line text={text} />
      {example ? <Line text={example} /> : null}
    </figure>
  );
}
