import { printLength } from '../../../content/films/captions.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SceneSpec } from '../../../scenes/sceneSchema.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Listing } from '../../../ui/Listing/Listing.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { shortDate } from '../../shortDate.ts';
import styles from './VideoIndex.module.css';
import type { VideoIndexProps } from './VideoIndex.schema.ts';

interface Room {
  title: string;
  kind: string;
  /** How long it takes, or the day of a talk that is still to be given. */
  length: string;
  isRecorded: boolean;
  cover: SceneSpec;
  href: string;
  topics: string[];
}

const filterValue = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A building in section with a picture in each room; the larger rooms hold the newest videos. */
export function VideoIndex(props: VideoIndexProps & SectionPlacement) {
  const { id, title, intro, content } = props;
  const { page, entriesOf, list: split } = contentFor('videoIndex', content);
  const webinars = entriesOf('webinar');
  const isFirst = split === undefined || (split.number === 1 && !split.topic);
  const rooms: Room[] = [
    ...webinars.map(({ title: name, starts, recording, cover, path, topic }) => ({
      ...{ title: name, cover, href: path, isRecorded: recording !== undefined },
      length: recording ? printLength(recording.seconds) : shortDate(starts.slice(0, 10), page.locale),
      kind: props.webinar,
      topics: [filterValue(props.webinar), topic.id],
    })),
    // Films of a series are on the first page.
    ...(isFirst ? props.videos : []).map(({ series, film }) => ({
      ...{ title: film.title, cover: film.cover, href: film.path, isRecorded: true },
      length: printLength(film.seconds),
      kind: series,
      topics: [filterValue(series)],
    })),
  ];
  const series = [props.webinar, ...props.videos.map((video) => video.series)];
  const topics = [...new Map(webinars.map(({ topic }) => [topic.id, topic])).values()].sort(
    (a, b) => a.order - b.order,
  );
  const filters = [
    ...[...new Set(series)].map((name) => ({ value: filterValue(name), label: name })),
    ...topics.map((topic) => ({ value: topic.id, label: topic.name })),
  ];
  return (
    <section id={id} className={`container ${styles.hub}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.intro}>{inlineMarkup(intro)}</p>
      </div>
      <div className={styles.wall}>
        <Listing
          name="videos"
          split={split}
          hasMarks
          filters={filters}
          pageSize={props.pageSize}
          paging="more"
          labels={{
            list: title,
            filters: props.filters,
            all: props.all,
            count: props.count,
            empty: props.empty,
            more: props.more,
            pages: '',
            previous: '',
            next: '',
            search: '',
          }}
          items={rooms.map((room, index) => ({
            key: room.href,
            topics: room.topics,
            words: room.title,
            node: (
              <article className={styles.room}>
                <span className={styles.picture}>
                  <SceneImage scene={{ ...room.cover, tone: 'day' }} alt="" isEager={index < 2} />
                </span>
                {room.isRecorded ? (
                  <span className={styles.play} aria-hidden="true">
                    <Icon name="play" />
                  </span>
                ) : null}
                <p className={styles.kind}>
                  {props.minutes.replace('%kind%', room.kind).replace('%length%', room.length)}
                </p>
                <h2 className={styles.name}>
                  <a className="stretched-link" href={room.href}>
                    {room.title}
                  </a>
                </h2>
              </article>
            ),
          }))}
        />
      </div>
    </section>
  );
}
