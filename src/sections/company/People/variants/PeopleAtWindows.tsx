import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../../scenes/portraits/PortraitImage.tsx';
import type { PeopleProps } from '../People.schema.ts';
import styles from './PeopleAtWindows.module.css';

/** Maximum number of windows per floor. */
const FLOOR = 4;

/** People at lit windows, floor by floor, with their previous jobs. Floors are shortened so that no one is alone. */
export function PeopleAtWindows({ sinceLabel, people }: PeopleProps) {
  return (
    <ul className={styles.windows} data-short={people.length % FLOOR === 1 ? '' : undefined}>
      {people.map(({ person, look }) => (
        <li key={person.id} className={styles.person}>
          <PortraitImage className={styles.portrait} look={look} name={person.id} />
          <h3 className={styles.name}>{headingMarkup(person.name)}</h3>
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
  );
}
