import { intlLocale } from '../../../../shared/site/locales.ts';
import type { PageEntry } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './NewsletterIndex.module.css';
import type { NewsletterIndexProps } from './NewsletterIndex.schema.ts';

/** Issues by year of publication, newest year first. */
function byYear(issues: readonly PageEntry<'newsletter'>[]): [string, PageEntry<'newsletter'>[]][] {
  const years = new Map<string, PageEntry<'newsletter'>[]>();
  for (const issue of issues) {
    const year = issue.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), issue]);
  }
  return [...years];
}

/** A rack with a shelf for each year; the issues stand on it, folded. */
export function NewsletterIndex({
  id,
  title,
  intro,
  number,
  content,
}: NewsletterIndexProps & SectionPlacement) {
  const { page, entriesOf } = contentFor('newsletterIndex', content);
  const month = new Intl.DateTimeFormat(intlLocale(page.locale), {
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <section id={id} className={styles.section}>
      <div className="container">
        <PageHead title={title} intro={intro} />
        {byYear(entriesOf('newsletter')).map(([year, issues], shelf) => (
          <div key={year} className={styles.shelf}>
            <h2 className={styles.year}>{year}</h2>
            <ul className={styles.issues}>
              {issues.map((issue, place) => (
                <li key={issue.path} className={styles.issue} data-system={issue.system}>
                  <p className={styles.facts}>
                    <span>{fillLabel(number, { number: issue.number })}</span>
                    <time dateTime={issue.date}>{month.format(new Date(issue.date))}</time>
                  </p>
                  <h3 className={styles.title}>
                    <a className={`stretched-link ${styles.link}`} href={issue.path}>
                      {inlineMarkup(issue.title)}
                    </a>
                  </h3>
                  <p className={styles.summary}>{inlineMarkup(issue.summary)}</p>
                  <SceneImage
                    className={styles.drawing}
                    scene={issue.cover}
                    alt=""
                    isEager={shelf === 0 && place === 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
