import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Offices.module.css';
import type { OfficesProps } from './Offices.schema.ts';

/** One building in section with the offices as its storeys, and level marks outside its wall. */
export function Offices({ id, axis, mark, tone, title, intro, levels }: OfficesProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul>
        {levels.map((level) => (
          <li key={level.city} className={styles.level}>
            <div className={styles.words}>
              <h3 className={styles.city}>{headingMarkup(level.city)}</h3>
              <p className={styles.facts}>
                {level.country}, {level.people}
              </p>
              <p>{inlineMarkup(level.text)}</p>
            </div>
            <SceneImage className={styles.room} scene={level.scene} alt="" />
            <p className={styles.mark} aria-hidden="true">
              {level.level}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
