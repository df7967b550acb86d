import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CostBars.module.css';
import type { CostBarsProps } from './CostBars.schema.ts';

/** Two costs as beams on one scale; the dimension line below shows how much shorter the second is. */
export function CostBars(props: CostBarsProps & SectionPlacement) {
  const { title, intro, beams, difference, example, link, ...frame } = props;
  const [long, short] = beams;
  return (
    <Section {...frame} title={title} intro={intro}>
      <dl className={styles.beams}>
        {beams.map((beam, index) => (
          <div key={beam.label} className={styles.beam}>
            <dt className={styles.label}>{beam.label}</dt>
            <dd className={styles.value}>{beam.text}</dd>
            <dd className={styles.bar} data-live={index === 1 ? '' : undefined} aria-hidden="true">
              <span style={{ inlineSize: `${beam.share}%` }} />
            </dd>
          </div>
        ))}
      </dl>
      {long && short ? (
        <p className={styles.dimension}>
          <span
            data-narrow={long.share - short.share < 40 ? '' : undefined}
            style={{ marginInlineStart: `${short.share}%`, inlineSize: `${long.share - short.share}%` }}
          >
            {difference}
          </span>
        </p>
      ) : null}
      <div className={styles.foot}>
        <p className={styles.example}>{inlineMarkup(example)}</p>
        {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
      </div>
    </Section>
  );
}
