import { intlLocale } from '../../../../shared/site/locales.ts';
import type { PageEntry } from '../../../content/site/entries.ts';
import { fillLabel } from '../../fillLabel.ts';
import styles from './YearFacade.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

interface YearFacadeProps {
  release: PageEntry<'pressRelease'>;
  releases: readonly PageEntry<'pressRelease'>[];
  /** With %month%, %count% and %year%. */
  label: string;
  labelOne: string;
}

/** The facade of a release's year: a window for each month with a release, lit for this one. */
export function YearFacade({ release, releases, label, labelOne }: YearFacadeProps) {
  const year = release.date.slice(0, 4);
  const sameYear = releases.filter(({ date }) => date.startsWith(year));
  const busy = new Set(sameYear.map(({ date }) => date.slice(5, 7)));
  const month = new Intl.DateTimeFormat(intlLocale(release.page.locale), {
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(release.date));
  const count = sameYear.length;
  return (
    <figure>
      <div className={styles.house} aria-hidden="true">
        {MONTHS.map((id) => (
          <i
            key={id}
            className={styles.window}
            data-window={release.date.slice(5, 7) === id ? 'lit' : busy.has(id) ? 'drawn' : 'dark'}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        {fillLabel(count === 1 ? labelOne : label, { month, count, year })}
      </figcaption>
    </figure>
  );
}
