import type { Page } from '../../../../content/Page.ts';
import type { PageEntry } from '../../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { printDate } from '../../../../lib/printDate.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { shortDate } from '../../../shortDate.ts';
import type { NewsroomProps } from '../Newsroom.schema.ts';
import styles from './NewsDesk.module.css';

/** Releases on the wire. */
const WIRE = 5;

interface NewsDeskProps extends Pick<NewsroomProps, 'lead' | 'news' | 'sheet' | 'tabs'> {
  /** Newest first. */
  releases: readonly PageEntry<'pressRelease'>[];
  locale: Page['locale'];
}

/**
 * The press office’s desk: the front page of a trade paper, clippings pinned below it, and beside it the releases as
 * they come off the wire and the data sheet.
 */
export function NewsDesk({ lead, news, sheet, tabs, releases, locale }: NewsDeskProps) {
  return (
    <div className={styles.desk}>
      <article className={styles.front}>
        <p className={styles.ears}>
          <span>{lead.kind}</span>
          <time dateTime={lead.date}>{printDate(lead.date, locale)}</time>
        </p>
        <p className={`heading ${styles.masthead}`}>{lead.outlet}</p>
        <h2 className={styles.headline}>
          <a className="stretched-link" href={lead.href} rel="noopener">
            {headingMarkup(lead.title)}
          </a>
        </h2>
        <div className={styles.story}>
          <SceneImage className={styles.picture} scene={lead.scene} alt="" isEager />
          <p>{inlineMarkup(lead.summary)}</p>
        </div>
      </article>
      <ul className={styles.clippings}>
        {news.map((item) => (
          <li key={item.href}>
            <p className={styles.outlet}>{item.outlet}</p>
            <h3 className={styles.title}>
              <a className="stretched-link" href={item.href} rel="noopener">
                {headingMarkup(item.title)}
              </a>
            </h3>
            <p className={styles.kind}>
              {item.kind}, <time dateTime={item.date}>{shortDate(item.date, locale)}</time>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.side}>
        {releases.length > 0 ? (
          <section className={styles.wire}>
            <h2 className={styles.label}>
              <a href="#press">{headingMarkup(tabs.press)}</a>
            </h2>
            <ol>
              {releases.slice(0, WIRE).map(({ path, date, title }) => (
                <li key={path}>
                  <time dateTime={date}>{shortDate(date, locale)}</time>
                  <a className="stretched-link" href={path}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        <section className={styles.sheet}>
          <h2 className={styles.label}>{headingMarkup(sheet.title)}</h2>
          <dl>
            {sheet.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{inlineMarkup(value)}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.links}>
            {sheet.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
