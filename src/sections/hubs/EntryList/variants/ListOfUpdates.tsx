import type { PageEntry } from '../../../../content/site/entries.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import { ChangedPart, WindowChange } from '../../../shared/WindowChange.tsx';
import { shortDate } from '../../../shortDate.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfUpdates.module.css';
import { quarterOf } from './updateFloors.ts';

interface RoomProps {
  update: PageEntry<'update'>;
  number: number;
  date: string;
  /** Index in the list. */
  place: number;
  labels: EntryListProps['labels']['updates'];
}

/** An update as a room: the number of its revision in a triangle, and what it changed in a cloud. The newest is lit. */
function Room({ update, number, date, place, labels }: RoomProps) {
  const { change } = update;
  const isNewest = place === 0;
  return (
    <li
      className={`${list.entry} ${styles.room}`}
      data-newest={isNewest ? '' : undefined}
      data-system={update.system}
    >
      <div className={styles.words}>
        <p className={styles.facts} data-revision={number}>
          <time dateTime={update.date}>{date}</time>
        </p>
        <EntryTitle entry={update} level="h3" className={styles.name} />
        {isNewest ? <p className={styles.summary}>{inlineMarkup(update.summary)}</p> : null}
        <p className={styles.modules}>{update.modules.join(', ')}</p>
      </div>
      {change && isNewest ? (
        <WindowChange {...change} before={labels.before} after={labels.after} />
      ) : change ? (
        <ChangedPart {...change} />
      ) : null}
    </li>
  );
}

/** A building in section, with a floor for each quarter and a room for each of its updates, the newest on top. */
function Building({ rooms, label }: { rooms: readonly RoomProps[]; label: string }) {
  const floors = [...Map.groupBy(rooms, ({ update }) => quarterOf(update.date))];
  return (
    <>
      <div className={styles.roof}>
        <SceneImage scene={{ scene: 'drawing', name: 'update-roof', tone: 'day' }} alt="" isEager />
      </div>
      <ol className={styles.floors}>
        {floors.map(([quarter, on], storey) => {
          const cover = storey > 0 && on.length === 1 ? on[0]?.update.cover : undefined;
          return (
            <li key={quarter} className={styles.floor} data-drawn={cover ? '' : undefined}>
              <h2 className={styles.quarter}>
                {fillLabel(label, { quarter: quarter.slice(5), year: quarter.slice(0, 4) })}
              </h2>
              <ul className={styles.rooms}>
                {on.map((room) => (
                  <Room key={room.update.path} {...room} />
                ))}
              </ul>
              {cover ? <SceneImage className={styles.drawing} scene={cover} alt="" ratio={7 / 3} /> : null}
            </li>
          );
        })}
      </ol>
      <div dir="ltr" className={styles.ground}>
        <SceneImage scene={{ scene: 'drawing', name: 'update-ground', tone: 'day' }} alt="" />
      </div>
    </>
  );
}

/** Updates as the floors of a building, or as the table of revisions of a drawing. */
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
        <Building rooms={updates} label={labels.quarter} />
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
