import type { CSSProperties } from 'react';
import { printLength } from '../../../../content/entries/films/captions.ts';
import type { Film } from '../../../../content/entries/films/Film.ts';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../../scenes/portraits/PortraitImage.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import type { VideoListProps } from '../VideoList.schema.ts';
import styles from './VideosBySeries.module.css';

const total = (films: readonly Film[]) => films.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * Each series as a beam of its parts, to the scale of their length; below, the speakers with links to their talks.
 */
export function VideosBySeries(props: VideoListProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, series = [], content } = props;
  const webinars = contentFor('videoList', content).entriesOf('webinar');
  const longest = Math.max(...series.map(({ films }) => total(films)));
  const voices = new Map(
    webinars.flatMap(({ speakers, path }) =>
      speakers.map((person) => [person.id, { person, path }] as const),
    ),
  );
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.series}>
        {series.map((one) => {
          const seconds = total(one.films);
          const beam = {
            gridTemplateColumns: one.films.map((film) => `${film.seconds}fr`).join(' '),
            inlineSize: `${Math.round((100 * seconds) / longest)}%`,
          } as CSSProperties;
          return (
            <li key={one.href} className={styles.one}>
              <h3 className={styles.name}>
                <a href={one.href}>{headingMarkup(one.title)}</a>
              </h3>
              <p className={styles.text}>{inlineMarkup(one.text)}</p>
              <div>
                <div className={styles.beam} style={beam} aria-hidden="true">
                  {one.films.map((film) => (
                    <span key={film.id}>{printLength(film.seconds)}</span>
                  ))}
                </div>
                <p className={styles.length}>
                  {props.length
                    .replace('%parts%', String(one.films.length))
                    .replace('%length%', printLength(seconds))}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <h3 className={styles.voicesTitle}>{headingMarkup(props.voices)}</h3>
      <ul className={styles.voices}>
        {[...voices.values()].map(({ person, path }) => (
          <li key={person.id} className={styles.voice}>
            {person.portrait ? (
              <PortraitImage className={styles.portrait} look={person.portrait} name={person.id} />
            ) : null}
            <a className="stretched-link" href={path}>
              {person.name}
            </a>
            <span>{person.company}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
