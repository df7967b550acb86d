import { commaOf } from '../../../../../shared/site/locales.ts';
import { printLength } from '../../../../content/entries/films/captions.ts';
import { recordingId } from '../../../../content/entries/recordingPaths.ts';
import { filmLink } from '../../../../lib/filmLink.ts';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { PageHead } from '../../../../ui/PageHead/PageHead.tsx';
import { contentFor, type SectionPlacement, type SiteContent } from '../../../sectionBase.ts';
import type { VideoListProps } from '../VideoList.schema.ts';
import styles from './VideosInHouse.module.css';

type Video = NonNullable<VideoListProps['videos']>[number];

/** The recordings of all webinars, as videos of the series. */
function recordingsOf(content: SiteContent, recorded: string, chapters: string): Video[] {
  return content.entriesOf('webinar').flatMap((webinar) => {
    const { recording, path, starts, timeZone } = webinar;
    if (recording === undefined) return [];
    const day = new Date(starts);
    const month = day.toLocaleDateString(content.page.locale, { month: 'long', year: 'numeric', timeZone });
    return {
      id: recordingId(path),
      film: recording,
      place: recorded.replace('%date%', month),
      text: webinar.summary,
      marks: [],
      ...(webinar.chapters.length > 0 ? { words: { label: chapters, href: `${path}#chapters` } } : {}),
    };
  });
}

/** A building with a storey for each video: its picture in a window at night, with the text beside it. */
export function VideosInHouse(props: VideoListProps & SectionPlacement) {
  const { id, title, intro = '', videos: own = [], showsRecordings, play, close } = props;
  const videos = showsRecordings
    ? [...own, ...recordingsOf(contentFor('videoList', props.content), props.recorded, props.chapters)]
    : own;
  const comma = commaOf(props.content?.page.locale ?? 'en');
  return (
    <section
      id={id}
      className={`container ${styles.series}`}
      data-recordings={showsRecordings ? '' : undefined}
    >
      <PageHead className={styles.head} title={title} intro={intro} />
      <ol className={styles.house}>
        {videos.map((video, index) => (
          <li key={video.id} id={video.id} className={styles.storey}>
            <a className={styles.player} data-tone="night" {...filmLink(video.film, close, showsRecordings)}>
              <SceneImage
                className={styles.poster}
                scene={{ ...video.film.cover, tone: 'night' }}
                alt=""
                isEager={index === 0}
                ratio={16 / 9}
              />
              <span className={styles.play}>
                <span className={styles.button}>
                  <Icon name="play" />
                </span>
                {play.replace('%length%', printLength(video.film.seconds))}
              </span>
            </a>
            <div className={styles.said}>
              <p className={styles.place}>
                <span className={`bubble ${styles.number}`}>{index + 1}</span>
                {video.place}
              </p>
              <h2 className={styles.name}>{headingMarkup(video.film.title)}</h2>
              <p className={styles.text}>{inlineMarkup(video.text)}</p>
              {video.marks.length > 0 ? (
                <ul className={styles.marks}>
                  {video.marks.map((mark) => (
                    <li key={mark}>{mark}</li>
                  ))}
                </ul>
              ) : null}
              <p className={styles.by}>
                {video.film.speakers.map((person) => (
                  <span key={person.id}>
                    <b>{person.name}</b> {[person.role, person.company].join(comma)}
                  </span>
                ))}
              </p>
              {video.words ? (
                <Button href={video.words.href} label={video.words.label} variant="text" />
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
