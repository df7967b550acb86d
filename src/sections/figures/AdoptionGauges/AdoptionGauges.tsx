import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AdoptionGauges.module.css';
import type { AdoptionGaugesProps } from './AdoptionGauges.schema.ts';

/** Gauges of one length: a mark for each review at the percentage that is looked for. */
export function AdoptionGauges(props: AdoptionGaugesProps & SectionPlacement) {
  const { title, intro, reviews, low, gauges, ...frame } = props;
  return (
    <Section {...frame} title={title} intro={intro}>
      <ul className={styles.gauges}>
        {gauges.map((gauge) => (
          <li key={gauge.name} className={styles.gauge}>
            <h3 className={styles.name}>{gauge.name}</h3>
            <ol className={styles.scale}>
              {gauge.targets.map((target, index) => (
                <li key={reviews[index]} style={{ insetInlineStart: `${target}%` }} data-review={index}>
                  <b>{target}%</b>
                  <span>{reviews[index]}</span>
                </li>
              ))}
              <li className={styles.fill} aria-hidden="true">
                <i style={{ inlineSize: `${gauge.targets.at(-1)}%` }} />
              </li>
            </ol>
            <p className={styles.low}>
              <b>{low}</b> {inlineMarkup(gauge.low)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
