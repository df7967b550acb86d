import type { PageEntry } from '../../../../content/site/entries.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import { WindowChange } from '../../../shared/WindowChange.tsx';
import { shortDate } from '../../../shortDate.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfUpdates.module.css';

interface CardProps {
  update: PageEntry<'update'>;
  number: number;
  date: string;
  /** Index in the list. */
  place: number;
  labels: EntryListProps['labels']['updates'];
}

/** Number of updates that show their change: the first full-width, and two rows of two. */
const PICTURED = 5;

function Picture({ update, place, labels }: CardProps) {
  return update.change ? (
    <div className={styles.change}>
      <WindowChange {...update.change} before={labels.before} after={labels.after} />
    </div>
  ) : (
    <div className={styles.cloud}>
      <SceneImage className={styles.drawing} scene={update.cover} alt="" isEager={place === 0} ratio={2.2} />
    </div>
  );
}

/** An update with the numbered triangle that marks a change on a drawing. */
function Card(props: CardProps) {
  const { update, number, date, place } = props;
  return (
    <li
      className={`${list.entry} ${styles.card}`}
      data-first={place === 0 ? '' : undefined}
      data-system={update.system}
    >
      {place < PICTURED && <Picture {...props} />}
      <div className={styles.words}>
        <p className={styles.facts}>
          <svg className={styles.triangle} viewBox="0 0 44 40" aria-hidden="true">
            <path d="M22 2 42 37H2z" />
            <text x="22" y="31" textAnchor="middle">
              {number}
            </text>
          </svg>
          <span>{update.period}</span>
          <time dateTime={update.date}>{date}</time>
        </p>
        <EntryTitle entry={update} className={styles.name} />
        <p className={`${list.summary} ${styles.summary}`}>{inlineMarkup(update.summary)}</p>
        <p className={styles.modules}>{update.modules.join(', ')}</p>
      </div>
    </li>
  );
}

/** Changes as on drawings: in revision clouds, numbered, or listed by revision. */
export function ListOfUpdates(props: EntryListProps & SectionPlacement) {
  const { updates: labels } = props.labels;
  const { page, entriesOf, list: split } = contentFor('entryList', props.content);
  const updates = entriesOf('update').map((update, place, all) => ({
    update,
    place,
    labels,
    number: (split?.after ?? 0) + all.length - place,
    date: shortDate(update.date, page.locale),
  }));
  return (
    <ListFrame {...props} className={styles.head}>
      {props.layout === 'updates' ? (
        <ul className={styles.cards}>
          {updates.map((card) => (
            <Card key={card.update.path} {...card} />
          ))}
        </ul>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{labels.revision}</th>
              <th scope="col">{labels.issued}</th>
              <th scope="col">{labels.changed}</th>
              <th scope="col">{labels.touches}</th>
            </tr>
          </thead>
          <tbody>
            {updates.map(({ update, number, date }) => (
              <tr key={update.path}>
                <td className={styles.number}>{number}</td>
                <td className={styles.date}>
                  <time dateTime={update.date}>{date}</time>
                </td>
                <th scope="row">
                  <a href={update.path}>{inlineMarkup(update.title)}</a>
                  <p className={`${list.summary} ${styles.summary}`}>{inlineMarkup(update.summary)}</p>
                </th>
                <td>{update.modules.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  );
}
