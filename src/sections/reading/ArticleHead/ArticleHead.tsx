import { printDate, readingMinutes } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './ArticleHead.module.css';
import type { ArticleHeadProps } from './ArticleHead.schema.ts';

/** Title of an article beside its reading time, its revision date and who checked it. */
export function ArticleHead({ id, labels, content }: ArticleHeadProps & SectionPlacement) {
  const article = entryFor('article', content);
  const { updated, locale } = article.page;
  return (
    <header id={id} className={styles.head}>
      <div className={`container ${styles.inner}`}>
        <h1 className={styles.title}>{inlineMarkup(article.title)}</h1>
        <dl className={styles.facts}>
          <div>
            <dt>{labels.reading}</dt>
            <dd>{fillLabel(labels.minutes, { minutes: readingMinutes(article.page) })}</dd>
          </div>
          {updated ? (
            <div>
              <dt>{labels.revised}</dt>
              <dd>
                <time dateTime={updated}>{printDate(updated, locale)}</time>
              </dd>
            </div>
          ) : null}
          {article.author ? (
            <div>
              <dt>{labels.checked}</dt>
              <dd>
                {article.author.name}
                <span className={styles.role}>{article.author.role}</span>
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </header>
  );
}
