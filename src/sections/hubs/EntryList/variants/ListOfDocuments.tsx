import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { BookCover } from '../../../../ui/BookCover/BookCover.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfDocuments.module.css';

/** Number of documents on a full shelf in wide windows. */
const SHELF = 4;

/** Every document on a shelf, with what it requires below. */
export function ListOfDocuments(props: EntryListProps & SectionPlacement) {
  const { formats = [], formatNames } = props;
  const { documents: labels } = props.labels;
  const books = contentFor('entryList', props.content)
    .entriesOf('resource')
    .filter((book) => formats.includes(book.format));
  const reader = (
    <SceneImage className={styles.reader} scene={{ scene: 'drawing', name: 'reader', tone: 'day' }} alt="" />
  );
  return (
    <ListFrame {...props} className={styles.head} beside={reader}>
      <ul className={styles.shelves} data-count={books.length < SHELF ? books.length : undefined}>
        {books.map((book) => (
          <li key={book.path} className={`${list.entry} ${styles.book}`}>
            <div className={styles.stand}>
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
              <EntryTitle entry={book} className={styles.title} />
              <p className={styles.summary}>{inlineMarkup(book.summary)}</p>
              <p className={styles.facts}>
                <span>{formatNames[book.format]}</span>
                {book.pages === undefined ? null : (
                  <span>{fillLabel(labels.pages, { pages: book.pages })}</span>
                )}
                <span>{book.form === undefined ? labels.open : labels.gated}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
