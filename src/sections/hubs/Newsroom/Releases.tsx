import type { Page } from '../../../content/Page.ts';
import type { PageEntry } from '../../../content/site/entries.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Listing } from '../../../ui/Listing/Listing.tsx';
import { shortDate } from '../../shortDate.ts';
import styles from './Newsroom.module.css';
import type { NewsroomProps } from './Newsroom.schema.ts';

/** Prefix of the anchors of the list’s pages and years. */
const NAME = 'releases';
const PAGE_SIZE = 12;
/** Maximum number of releases; older ones are in the archive. */
const MOST = 60;
/** The maximum number of filters in a list. */
const YEARS = 12;

interface ReleasesProps {
  /** Newest first. */
  releases: readonly PageEntry<'pressRelease'>[];
  labels: NewsroomProps['releases'];
  locale: Page['locale'];
}

const yearOf = (release: PageEntry<'pressRelease'>) => release.date.slice(0, 4);

/** Press releases in numbered pages, filtered by year and search term. A year's heading is above its newest release. */
export function Releases({ releases: all, labels, locale }: ReleasesProps) {
  const releases = all.slice(0, MOST);
  const years = [...new Set(releases.map(yearOf))];
  const pages = Array.from({ length: Math.ceil(releases.length / PAGE_SIZE) }, (_, index) => index + 1);
  const { archive, ...said } = labels;
  return (
    <>
      {pages.map((page) => (
        <span key={page} id={`${NAME}-page-${page}`} className={styles.page} />
      ))}
      <Listing
        name={NAME}
        layout="rows"
        paging="pages"
        pageSize={PAGE_SIZE}
        hasSearch
        labels={{ ...said, more: said.next }}
        filters={years.slice(0, YEARS).map((year) => ({ value: year, label: year }))}
        items={releases.map((release, index) => ({
          key: release.path,
          topics: [yearOf(release)],
          words: `${release.title} ${release.city}`,
          node: (
            <article className={styles.release}>
              {index === 0 || yearOf(release) !== yearOf(releases[index - 1] ?? release) ? (
                <p className={`heading ${styles.year}`}>{yearOf(release)}</p>
              ) : null}
              <time className={styles.date} dateTime={release.date}>
                {shortDate(release.date, locale)}
              </time>
              <h2 className={styles.title}>
                <a className="stretched-link" href={release.path}>
                  {headingMarkup(release.title)}
                </a>
              </h2>
              <p className={styles.city}>{release.city}</p>
            </article>
          ),
        }))}
      />
      {archive ? (
        <p className={styles.archive}>
          <Button href={archive.href} label={archive.label} variant="text" />
        </p>
      ) : null}
    </>
  );
}
