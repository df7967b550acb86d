import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { BookCover } from '../../../ui/BookCover/BookCover.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './DocumentIndex.module.css';
import type { DocumentIndexProps } from './DocumentIndex.schema.ts';

/** Documents on a full shelf in wide windows. */
const SHELF = 4;

/** Every document stands on the shelf facing the room, and states below what it asks for. */
export function DocumentIndex({
  id,
  title,
  intro,
  formats,
  names,
  labels,
  content,
}: DocumentIndexProps & SectionPlacement) {
  const books = contentFor('documentIndex', content)
    .entriesOf('resource')
    .filter((book) => formats.includes(book.format));
  return (
    <section id={id} className={styles.section}>
      <div className={`container ${styles.head}`}>
        <h1>{inlineMarkup(title)}</h1>
        <p className={styles.intro}>{inlineMarkup(intro)}</p>
        <SceneImage
          className={styles.reader}
          scene={{ scene: 'drawing', name: 'reader', tone: 'day' }}
          alt=""
        />
      </div>
      <div className="container">
        <ul className={styles.shelves} data-count={books.length < SHELF ? books.length : undefined}>
          {books.map((book) => (
            <li key={book.path} className={styles.book}>
              <div className={styles.stand} data-format={book.format}>
                <BookCover
                  title={book.title}
                  scene={book.cover}
                  system={book.system}
                  cells={[
                    ...(book.pages === undefined
                      ? []
                      : [{ label: labels.pagesCell, value: String(book.pages) }]),
                    ...(book.sheet === undefined ? [] : [{ label: labels.sheet, value: book.sheet }]),
                  ]}
                />
              </div>
              <div className={styles.words}>
                <h2 className={styles.title}>
                  <a className={`stretched-link ${styles.link}`} href={book.path}>
                    {inlineMarkup(book.title)}
                  </a>
                </h2>
                <p className={styles.summary}>{inlineMarkup(book.summary)}</p>
                <p className={styles.facts}>
                  <span>{names[book.format]}</span>
                  {book.pages === undefined ? null : (
                    <span>{fillLabel(labels.pages, { pages: book.pages })}</span>
                  )}
                  <span>{book.form === undefined ? labels.open : labels.gated}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
