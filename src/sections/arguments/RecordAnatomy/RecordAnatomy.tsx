import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { RecordSlip } from '../../../windows/RecordSlip/RecordSlip.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './RecordAnatomy.module.css';
import type { RecordAnatomyProps } from './RecordAnatomy.schema.ts';

/** An exploded view of a record; leaders run left and right to the reasons. */
export function RecordAnatomy({ parts, ...frame }: RecordAnatomyProps & SectionPlacement) {
  return (
    <Section {...frame}>
      <ol className={styles.parts}>
        {parts.map(({ slip, name, text }, index) => (
          <li key={name} className={styles.part}>
            <div className={styles.reason}>
              <span className={`bubble ${styles.bubble}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.name}>{headingMarkup(name)}</h3>
              <p className={styles.desc}>{inlineMarkup(text)}</p>
            </div>
            <div className={styles.slip}>
              <RecordSlip slip={slip} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
