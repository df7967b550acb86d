import { printLength } from '../../../content/films/captions.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { PortraitImage } from '../../../scenes/portraits/PortraitImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Veterans.module.css';
import type { VeteransProps } from './Veterans.schema.ts';

/** Portraits as lit windows in two storeys, each beside the person's year of joining and film. */
export function Veterans({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  sinceLabel,
  watchLabel,
  close,
  people,
}: VeteransProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.grid}>
        {people.map(({ person, look, film }) => (
          <li key={person.id} className={styles.cell}>
            <PortraitImage className={styles.portrait} look={look} name={person.id} />
            <div className={styles.words}>
              <h3 className={styles.name}>{person.name}</h3>
              <p className={styles.role}>{person.role}</p>
              {person.since ? (
                <p className={styles.since}>
                  {sinceLabel} {person.since}
                </p>
              ) : null}
              <a className={styles.film} {...filmLink(film, close)}>
                <Icon name="play" />
                {film.title}
                <span className={styles.hint}>
                  , {watchLabel.replace('%length%', printLength(film.seconds))}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
