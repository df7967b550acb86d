import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { BookCover } from '../../../ui/BookCover/BookCover.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './ResourcesHead.module.css';
import type { ResourcesHeadProps } from './ResourcesHead.schema.ts';

/** Sheets on clips below a beam: the newest document at full size, then the others, then cases. */
export function ResourcesHead({
  id,
  title,
  intro,
  most,
  search,
  labels,
  names,
  content,
}: ResourcesHeadProps & SectionPlacement) {
  const { entriesOf } = contentFor('resourcesHead', content);
  const sheets = [
    ...entriesOf('resource').map((one) => ({
      ...one,
      cells: [
        { label: labels.kind, value: names[one.format] ?? one.format },
        ...(one.pages === undefined ? [] : [{ label: labels.pages, value: String(one.pages) }]),
        ...(one.sheet === undefined ? [] : [{ label: labels.sheet, value: one.sheet }]),
      ],
    })),
    ...entriesOf('caseStudy').map((one) => ({
      ...one,
      cells: [
        { label: labels.kind, value: labels.caseStudy },
        { label: labels.client, value: one.customer.name },
      ],
    })),
  ].slice(0, most);
  return (
    <section id={id} className={styles.section} data-carousel="">
      <div className={`container ${styles.head}`}>
        <h1>{headingMarkup(title)}</h1>
        <div>
          <p className="intro">{inlineMarkup(intro)}</p>
          {search ? (
            <search>
              <form className={styles.search} action="/search/" method="get">
                <input type="hidden" name="section" value="resources" />
                <label>
                  <span>{search.label}</span>
                  <input type="search" name="q" autoComplete="off" placeholder={search.placeholder} />
                </label>
                <button type="submit" aria-label={search.action}>
                  <Icon name="search" />
                </button>
              </form>
            </search>
          ) : null}
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            data-carousel-previous=""
            data-way="back"
            aria-label={labels.previous}
            hidden
          >
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            className={styles.button}
            data-carousel-next=""
            aria-label={labels.next}
            hidden
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ul className={styles.rail} data-carousel-track="" tabIndex={0} aria-label={labels.list}>
        {sheets.map((sheet, index) => (
          <li key={sheet.path} className={styles.item}>
            <a className={styles.link} href={sheet.path}>
              <span className="visually-hidden">{inlineMarkup(sheet.title)}</span>
              <BookCover
                title={sheet.title}
                scene={sheet.cover}
                system={sheet.system}
                cells={sheet.cells}
                shape="sheet"
                isEager={index < 2}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
