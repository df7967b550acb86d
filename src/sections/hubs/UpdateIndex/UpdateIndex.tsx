import type { PageEntry } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { WindowChange } from '../../shared/WindowChange.tsx';
import { shortDate } from '../../shortDate.ts';
import styles from './UpdateIndex.module.css';
import type { UpdateIndexProps } from './UpdateIndex.schema.ts';

/** The triangle that marks a change on a drawing. */
function Triangle({ number }: { number: number }) {
  return (
    <svg className={styles.triangle} viewBox="0 0 44 40" aria-hidden="true">
      <path d="M22 2 42 37H2z" />
      <text x="22" y="31" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

interface RowProps {
  update: PageEntry<'update'>;
  number: number;
  date: string;
}

function CardPicture({
  update,
  labels,
  isEager,
}: Pick<CardProps, 'update' | 'labels'> & { isEager: boolean }) {
  if (!update.change)
    return (
      <div className={styles.cloud}>
        <SceneImage className={styles.drawing} scene={update.cover} alt="" isEager={isEager} />
      </div>
    );
  return (
    <div className={styles.change}>
      <WindowChange {...update.change} before={labels.before} after={labels.after} />
    </div>
  );
}

interface CardProps extends RowProps {
  /** Place in the list, from 0. */
  place: number;
  labels: UpdateIndexProps['labels'];
}

/** How many updates show what they changed: the first over the full width, and two rows of two. */
const PICTURED = 5;

function Card({ update, number, date, place, labels }: CardProps) {
  return (
    <li className={styles.card} data-first={place === 0 ? '' : undefined} data-system={update.system}>
      {place < PICTURED && <CardPicture update={update} labels={labels} isEager={place === 0} />}
      <div className={styles.words}>
        <p className={styles.facts}>
          <Triangle number={number} />
          <span>{update.period}</span>
          <time dateTime={update.date}>{date}</time>
        </p>
        <h2 className={styles.name}>
          <a className={`stretched-link ${styles.link}`} href={update.path}>
            {inlineMarkup(update.title)}
          </a>
        </h2>
        <p className={styles.summary}>{inlineMarkup(update.summary)}</p>
        <p className={styles.modules}>{update.modules.join(', ')}</p>
      </div>
    </li>
  );
}

/** Changes as drawings show them: clouded where something changed, numbered, and listed by revision. */
export function UpdateIndex(props: UpdateIndexProps & SectionPlacement) {
  const { id, title, intro, link, view, labels } = props;
  const { page, entriesOf, list } = contentFor('updateIndex', props.content);
  const updates = entriesOf('update').map((update, index, all) => ({
    update,
    number: (list?.after ?? 0) + all.length - index,
    date: shortDate(update.date, page.locale),
  }));
  return (
    <section id={id} className={styles.section}>
      <div className="container">
        <PageHead className={styles.head} title={title} intro={intro} link={link} />
        {view === 'cards' ? (
          <ul className={styles.cards}>
            {updates.map((row, index) => (
              <Card key={row.update.path} {...row} labels={labels} place={index} />
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
                    <p className={styles.summary}>{inlineMarkup(update.summary)}</p>
                  </th>
                  <td>{update.modules.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
