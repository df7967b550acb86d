import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import type { DrawingName } from '../../scenes/drawings/drawings.ts';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './Leaders.module.css';
import type { LeadersProps } from './Leaders.schema.ts';

/** The leaders as busts on one sill, each with what they did before. */
export function Leaders({
  id,
  axis,
  mark,
  tone = 'night',
  title,
  intro,
  sinceLabel,
  people,
}: LeadersProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.sill}>
        {people.map(({ id: person, name, role, since, bio }) => (
          <li key={person} className={styles.person}>
            <SceneImage
              scene={{ scene: 'drawing', name: `portrait-${person}` as DrawingName, tone: 'day' }}
              alt=""
              className={styles.portrait}
            />
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              {bio ? <p className={styles.bio}>{inlineMarkup(bio)}</p> : null}
              {since ? (
                <p className={styles.since}>
                  {sinceLabel} {since}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
