import type { CSSProperties } from 'react';
import { intlLocale } from '../../../../../shared/site/locales.ts';
import { readingMinutes } from '../../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import { shortDate } from '../../../shortDate.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { issueMonths } from './issueMonths.ts';
import styles from './ListOfPosts.module.css';

/**
 * Every post on one sheet: rows by topic, columns by month, a mark for each post. Sheet numbers count from the first
 * post, so that a post keeps its number.
 */
export function ListOfPosts(props: EntryListProps & SectionPlacement) {
  const { id, axis, mark, tone = 'sheet', title, intro } = props;
  const { posts: labels } = props.labels;
  const { page, entriesOf, list: split } = contentFor('entryList', props.content);
  const posts = entriesOf('post').map((post, index, all) => ({
    ...post,
    number: (split?.after ?? 0) + all.length - index,
  }));
  const months = issueMonths(
    posts.map((post) => post.date),
    intlLocale(page.locale),
  );
  const columnOf = (date: string) => months.findIndex(({ key }) => date.startsWith(key)) + 1;
  const topics = [...Map.groupBy(posts, (post) => post.topic.id)].sort(
    ([, [a]], [, [b]]) => (a?.topic.order ?? 0) - (b?.topic.order ?? 0),
  );
  const columns = { '--months': months.length } as CSSProperties;
  return (
    <Section
      id={id}
      axis={axis}
      mark={mark}
      tone={tone}
      title={title}
      intro={intro ? fillLabel(intro, { total: split?.total ?? posts.length }) : undefined}
    >
      <div className={styles.register}>
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>{labels.number}</span>
          <span>{labels.post}</span>
          <span className={styles.months} style={columns}>
            {months.map((month) => (
              <span key={month.key} className={styles.month} data-year={month.year}>
                {month.name}
              </span>
            ))}
          </span>
          <span className={styles.reading}>{labels.reading}</span>
        </div>
        {topics.map(([topic, rows]) => (
          <section key={topic} id={topic} className={styles.group} aria-labelledby={`${topic}-name`}>
            <h3 className={styles.topic} id={`${topic}-name`}>
              {headingMarkup(rows[0]?.topic.name ?? '')}
              <span className={styles.count}>{rows.length}</span>
            </h3>
            <ol className={styles.rows}>
              {rows.map((post) => (
                <li key={post.path} className={`${list.entry} ${styles.row}`}>
                  <span className={styles.number}>
                    {labels.prefix}-{String(post.number).padStart(3, '0')}
                  </span>
                  <span className={styles.post}>
                    <a className={`stretched-link ${styles.link}`} href={post.path}>
                      {inlineMarkup(post.title)}
                    </a>
                    <span className={styles.author}>{post.author.name}</span>
                  </span>
                  <span className={styles.track} style={columns}>
                    <time
                      className={styles.issue}
                      dateTime={post.date}
                      data-side={columnOf(post.date) > months.length * 0.6 ? 'start' : undefined}
                      data-system={post.system}
                      style={{ gridColumnStart: columnOf(post.date) }}
                    >
                      {shortDate(post.date, page.locale)}
                    </time>
                  </span>
                  <span
                    className={styles.reading}
                    title={fillLabel(labels.minutes, { minutes: readingMinutes(post.page) })}
                  >
                    {readingMinutes(post.page)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  );
}
