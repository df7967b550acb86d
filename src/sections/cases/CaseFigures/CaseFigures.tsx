import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseFigures.module.css';
import type { CaseFiguresProps } from './CaseFigures.schema.ts';

/** The change is the difference between two bars, with a dimension line drawn across it. */
export function CaseFigures({
  id,
  axis,
  mark,
  tone,
  title,
  measure,
  before,
  after,
  notes,
  content,
}: CaseFiguresProps & SectionPlacement) {
  const { customer } = entryFor('caseStudy', content);
  const [first, ...others] = customer.stats;
  const most = Math.max(before.amount, after.amount, 0.001);
  const share = (amount: number) => `${Math.max(0.35, Math.round((amount / most) * 1000) / 10)}%`;
  // The text goes above the dimension line if it fits, otherwise to its left.
  const isWide = after.amount / most < 0.5;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title}>
      <div className={styles.sheet} data-system={customer.system}>
        <div className={styles.scale} data-reveal="">
          <p className={styles.measure}>{inlineMarkup(measure)}</p>
          {[before, after].map((bar, index) => (
            <div key={bar.text} className={styles.pair}>
              <div
                className={styles.bar}
                data-bar={index === 0 ? 'before' : 'after'}
                data-fill={index === 0 ? undefined : ''}
                style={{ inlineSize: share(bar.amount) }}
              />
              <p>
                <b className={styles.value}>{bar.value}</b> {inlineMarkup(bar.text)}
              </p>
            </div>
          ))}
          {first ? (
            <div className={styles.gap}>
              <div
                className={styles.saying}
                data-wide={isWide ? '' : undefined}
                style={isWide ? { paddingInlineStart: share(after.amount) } : {}}
              >
                <p className={styles.figure}>{first.stat}</p>
                <p className={styles.what}>{first.txt}</p>
              </div>
              <div
                className={styles.dimension}
                data-fill=""
                style={{ marginInlineStart: share(Math.min(before.amount, after.amount)) }}
              />
            </div>
          ) : null}
          {notes[0] ? <p className={styles.note}>{inlineMarkup(notes[0])}</p> : null}
        </div>
        <div className={styles.others}>
          {others.map((figure, index) => (
            <div key={figure.txt} className={styles.other}>
              <p className={styles.small}>{figure.stat}</p>
              <p className={styles.what}>{figure.txt}</p>
              {notes[index + 1] ? (
                <p className={styles.note}>{inlineMarkup(notes[index + 1] ?? '')}</p>
              ) : null}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
