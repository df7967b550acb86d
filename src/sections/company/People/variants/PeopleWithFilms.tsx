import { printLength } from '../../../../content/entries/films/captions.ts';
import { filmLink } from '../../../../lib/filmLink.ts';
import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../../scenes/portraits/PortraitImage.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import type { PeopleProps } from '../People.schema.ts';
import styles from './PeopleWithFilms.module.css';

/** Portraits as lit windows in two rows, each beside the person's year of joining and film. */
export function PeopleWithFilms({ sinceLabel, watchLabel, videoLabel, close, people }: PeopleProps) {
  return (
    <ul className={styles.grid}>
      {people.map(({ person, look, film, video }) => (
        <li key={person.id} className={styles.cell}>
          <PortraitImage className={styles.portrait} look={look} name={person.id} />
          <div className={styles.words}>
            <h3 className={styles.name}>{headingMarkup(person.name)}</h3>
            <p className={styles.role}>{person.role}</p>
            {person.since ? (
              <p className={styles.since}>
                {sinceLabel} {person.since}
              </p>
            ) : null}
            {film ? (
              <a className={`stretched-link ${styles.film}`} {...filmLink(film, close)}>
                <Icon name="play" />
                {film.title}
                <span className="visually-hidden">
                  , {watchLabel.replace('%length%', printLength(film.seconds))}
                </span>
              </a>
            ) : null}
            {film && video ? (
              <a className={styles.video} href={video} target="_blank" rel="noopener">
                {videoLabel}
                <span className="visually-hidden">: {film.title}</span>
                <Icon name="external" />
              </a>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
