import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { TimelineProps } from '../Timeline.schema.ts';
import styles from './TimelineRiser.module.css';

/** A riser with a branch for each date. Without script every branch is lit. */
export function TimelineRiser(props: TimelineProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, items = [] } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ol className={styles.riser}>
        {items.map((item) => (
          <li key={item.title} className={styles.branch} data-reveal="">
            <p className={`heading ${styles.when}`}>{item.when}</p>
            <div className={styles.what}>
              <h3 className={styles.title}>{headingMarkup(item.title ?? '')}</h3>
              <p>{inlineMarkup(item.text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
