import { PortraitImage } from '../../../scenes/portraits/PortraitImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './People.module.css';
import type { PeopleProps } from './People.schema.ts';

/** People at lit windows, storey by storey, with their previous jobs. */
export function People(props: PeopleProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, sinceLabel, people } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.windows}>
        {people.map(({ person, look }) => (
          <li key={person.id} className={styles.person}>
            <PortraitImage className={styles.portrait} look={look} name={person.id} />
            <h3 className={styles.name}>{person.name}</h3>
            <p className={styles.role}>
              {person.role}
              {person.since ? (
                <span className={styles.since}>
                  {sinceLabel} {person.since}
                </span>
              ) : null}
            </p>
            {person.bio ? <p className={styles.bio}>{person.bio}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
