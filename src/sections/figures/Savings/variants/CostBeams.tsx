import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { SavingsProps } from '../Savings.schema.ts';
import styles from './CostBeams.module.css';

/** Two costs as beams on one scale; the dimension line below shows how much shorter the second is. */
export function CostBeams(props: SavingsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, bars, difference, sum = '', link } = props;
  const [long, short] = bars;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <dl className={styles.beams}>
        {bars.map((bar, index) => (
          <div key={bar.name} className={styles.beam}>
            <dt className={styles.label}>{bar.name}</dt>
            <dd className={styles.value}>{bar.value}</dd>
            <dd className={styles.bar} data-live={index === 1 ? '' : undefined} aria-hidden="true">
              <span style={{ inlineSize: `${bar.to}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      {long && short ? (
        <p className={styles.dimension}>
          <span
            data-narrow={long.to - short.to < 40 ? '' : undefined}
            style={{ marginInlineStart: `${short.to}%`, inlineSize: `${long.to - short.to}%` }}
          >
            {difference}
          </span>
        </p>
      ) : null}
      <div className={styles.foot}>
        <p className={styles.sum}>{inlineMarkup(sum)}</p>
        {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
      </div>
    </Section>
  );
}
