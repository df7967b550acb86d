import type { Page } from '../../../content/Page.ts';
import type { PageEntry } from '../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { FilterChips } from '../../../ui/FilterChips/FilterChips.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { ChoiceSwitch } from '../../shared/ChoiceSwitch.tsx';
import { shortDate } from '../../shortDate.ts';
import { type ArchiveYear, archiveYears } from './archiveYears.ts';
import styles from './ReleaseArchive.module.css';
import type { ReleaseArchiveProps } from './ReleaseArchive.schema.ts';

type Release = PageEntry<'pressRelease'>;
type Year = ArchiveYear<Release>;

const subjectOf = (release: Release) => release.system ?? 'company';

/** A floor for each year, the oldest at ground level, and a window for each month, lit by its releases. */
function Facade({
  years,
  props,
  locale,
}: {
  years: readonly Year[];
  props: ReleaseArchiveProps;
  locale: string;
}) {
  const named = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const initial = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const label = (id: string, count: number) =>
    (count === 1 ? props.monthOne : props.month)
      .replace('%month%', named.format(new Date(`${id}-01`)))
      .replace('%count%', String(count));
  return (
    <nav className={styles.front} aria-label={props.front}>
      <ol className={styles.floors}>
        {years.toReversed().map(({ year, months }) => (
          <li key={year} className={styles.floor}>
            <a className={styles.level} href={`#y-${year}`}>
              {year}
            </a>
            {months.map(({ id, releases }) =>
              releases.length > 0 ? (
                <a
                  key={id}
                  className={styles.window}
                  href={`#m-${id}`}
                  aria-label={label(id, releases.length)}
                >
                  {releases.map((release) => (
                    <i key={release.path} data-subject={subjectOf(release)} />
                  ))}
                </a>
              ) : (
                <span key={id} className={styles.window} />
              ),
            )}
          </li>
        ))}
      </ol>
      <p className={styles.months} aria-hidden="true">
        {years[0]?.months.map(({ id }) => (
          <span key={id}>{initial.format(new Date(`${id}-01`))}</span>
        ))}
      </p>
    </nav>
  );
}

/** The year as a heading, and its releases in chronological order. */
function Ledger({ year, props, locale }: { year: Year; props: ReleaseArchiveProps; locale: Page['locale'] }) {
  const count = year.releases.length;
  const anchors = new Map(
    year.months.flatMap(({ id, releases }) => (releases[0] ? [[releases[0].path, id]] : [])),
  );
  return (
    <section id={`y-${year.year}`} className={styles.year}>
      <header className={styles.yearHead}>
        <h2 className={styles.number}>{year.year}</h2>
        <p className={styles.count}>
          {count === 1 ? props.yearOne : props.year.replace('%count%', String(count))}
        </p>
      </header>
      <ol>
        {year.releases.map((release) => (
          <li
            key={release.path}
            id={anchors.has(release.path) ? `m-${anchors.get(release.path)}` : undefined}
            className={styles.release}
            data-subject={subjectOf(release)}
          >
            <time className={styles.date} dateTime={release.date}>
              {shortDate(release.date, locale).replace(/,? \d{4}$/, '')}
            </time>
            <h3 className={styles.title}>
              <a className="stretched-link" href={release.path}>
                {headingMarkup(release.title)}
              </a>
            </h3>
            <p className={styles.city}>{release.city}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The archive of press releases. Its switch needs only CSS; windows and years link into the ledger. */
export function ReleaseArchive(props: ReleaseArchiveProps & SectionPlacement) {
  const { id, title, intro, links, subject, all, subjects } = props;
  const { page, entriesOf, list } = contentFor('releaseArchive', props.content);
  const years = archiveYears(entriesOf('pressRelease'));
  return (
    <div id={id} className={`container ${styles.archive}`}>
      <div className={styles.head}>
        <div>
          <h1>{headingMarkup(title)}</h1>
          <p className="intro">{inlineMarkup(intro)}</p>
          <ul className={styles.links}>
            {links.map((one) => (
              <li key={one.href}>
                <a href={one.href}>{one.label}</a>
              </li>
            ))}
          </ul>
          {list ? (
            <FilterChips
              label={subject}
              current={list.topic?.value}
              chips={[
                { value: '', label: all, count: list.total, href: list.all },
                ...list.topics.map((topic) => ({
                  ...topic,
                  label: subjects[topic.value as keyof typeof subjects],
                })),
              ]}
            />
          ) : (
            <ChoiceSwitch legend={subject} choices={[['all', all], ...Object.entries(subjects)]} hasColors />
          )}
        </div>
        <Facade years={years} props={props} locale={page.locale} />
      </div>
      <div className={styles.ledger}>
        {years.map((year) => (
          <Ledger key={year.year} year={year} props={props} locale={page.locale} />
        ))}
      </div>
    </div>
  );
}
