import { printLength } from '../../../../content/entries/films/captions.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Listing } from '../../../../ui/Listing/Listing.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import { shortDate } from '../../../shortDate.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfVideos.module.css';

const filterValue = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A building in section with a picture in each room; the larger rooms hold the newest videos. */
export function ListOfVideos(props: EntryListProps & SectionPlacement) {
  const { title = '', videos = [], pageSize, content } = props;
  const { videos: labels } = props.labels;
  const { page, entriesOf, list: split } = contentFor('entryList', content);
  const webinars = entriesOf('webinar');
  const isFirst = split === undefined || (split.number === 1 && !split.topic);
  const rooms = [
    ...webinars.map(({ title: name, starts, recording, cover, path, topic }) => ({
      title: name,
      cover,
      path,
      isRecorded: recording !== undefined,
      kind: labels.webinar,
      // Its length, or the day of an upcoming talk.
      length: recording ? printLength(recording.seconds) : shortDate(starts.slice(0, 10), page.locale),
      topics: [filterValue(labels.webinar), topic.id],
    })),
    // Films of a series are on the first page.
    ...(isFirst ? videos : []).map(({ series, film }) => ({
      title: film.title,
      cover: film.cover,
      path: film.path,
      isRecorded: true,
      kind: series,
      length: printLength(film.seconds),
      topics: [filterValue(series)],
    })),
  ];
  const series = new Set([labels.webinar, ...videos.map((video) => video.series)]);
  const topics = [...new Map(webinars.map(({ topic }) => [topic.id, topic])).values()].sort(
    (a, b) => a.order - b.order,
  );
  return (
    <ListFrame {...props} className={styles.head}>
      <div className={styles.wall}>
        <Listing
          name="videos"
          split={split}
          hasMarks
          filters={[
            ...[...series].map((name) => ({ value: filterValue(name), label: name })),
            ...topics.map((topic) => ({ value: topic.id, label: topic.name })),
          ]}
          pageSize={pageSize}
          labels={{ ...labels, list: title }}
          items={rooms.map((room, index) => ({
            key: room.path,
            topics: room.topics,
            words: room.title,
            node: (
              <article className={`${list.entry} ${styles.room}`}>
                <span className={styles.picture}>
                  <SceneImage
                    className={list.picture}
                    scene={{ ...room.cover, tone: 'day' }}
                    alt=""
                    isEager={index < 2}
                    ratio={16 / 9}
                  />
                  {room.isRecorded ? (
                    <span className={`${list.play} ${styles.play}`} aria-hidden="true">
                      <Icon name="play" />
                    </span>
                  ) : null}
                </span>
                <p className={styles.kind}>
                  {fillLabel(labels.minutes, { kind: room.kind, length: room.length })}
                </p>
                <EntryTitle entry={room} className={styles.name} />
              </article>
            ),
          }))}
        />
      </div>
    </ListFrame>
  );
}
