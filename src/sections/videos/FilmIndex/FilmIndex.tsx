import { printLength } from '../../../content/films/captions.ts';
import { type FilmCard, filmCards } from '../../../content/films/films.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './FilmIndex.module.css';
import type { FilmIndexProps } from './FilmIndex.schema.ts';
import { filmsBeside } from './filmsBeside.ts';

/** Films of a topic that are shown with their picture; the others are lines. */
const PICTURES = 3;

type Labels = Pick<FilmIndexProps, 'series' | 'registration'>;

const kindOf = ({ series, register }: FilmCard, labels: Labels) =>
  [labels.series[series as keyof Labels['series']], ...(register ? [labels.registration] : [])].join(', ');

/** A film as a card: its poster, what it is, and its length. */
function Card({ film, labels, level }: { film: FilmCard; labels: Labels; level: 'h2' | 'h3' }) {
  const Heading = level;
  return (
    <article className={styles.card}>
      <span className={styles.screen} data-tone="night">
        <SceneImage className={styles.scene} scene={{ ...film.cover, tone: 'night' }} alt="" />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className={styles.length}>{printLength(film.seconds)}</span>
      </span>
      <Heading className={styles.name}>
        <a className={`stretched-link ${styles.link}`} href={film.path}>
          {film.title}
        </a>
      </Heading>
      <p className={styles.kind}>{kindOf(film, labels)}</p>
    </article>
  );
}

function Line({ film, labels }: { film: FilmCard; labels: Labels }) {
  return (
    <li className={styles.line}>
      <a href={film.path}>{film.title}</a>
      <span className={styles.kind}>{kindOf(film, labels)}</span>
      <span className={styles.time}>{printLength(film.seconds)}</span>
    </li>
  );
}

/** A hub of films: each topic with its newest as pictures and the others as lines. */
export function FilmIndex(props: FilmIndexProps & SectionPlacement) {
  const { id, title, intro, beside, content } = props;
  const all = filmCards('');
  if (beside !== undefined) {
    const film = content?.page.sections.find((section) => section.type === 'filmPlayer')?.film;
    const near = film ? filmsBeside(film, all, PICTURES) : [];
    return (
      <section id={id} className={`container ${styles.hub}`}>
        <h2 className={styles.topic}>{inlineMarkup(title)}</h2>
        <div className={styles.cards}>
          {near.map((one) => (
            <Card key={one.id} film={one} labels={props} level="h3" />
          ))}
        </div>
      </section>
    );
  }
  const topics = [...new Map(all.map(({ topic }) => [topic.id, topic])).values()].sort(
    (a, b) => a.order - b.order,
  );
  return (
    <section id={id} className={`container ${styles.hub}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
        <nav aria-label={props.topics}>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic.id}>
                <a href={`#${topic.id}`}>{topic.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {topics.map((topic) => {
        const films = all.filter((film) => film.topic.id === topic.id);
        return (
          <div key={topic.id} id={topic.id} className={styles.group}>
            <h2 className={styles.topic}>
              {topic.name} <span>{props.count.replace('%count%', String(films.length))}</span>
            </h2>
            <div className={styles.cards}>
              {films.slice(0, PICTURES).map((film) => (
                <Card key={film.id} film={film} labels={props} level="h3" />
              ))}
            </div>
            <ul className={styles.lines}>
              {films.slice(PICTURES).map((film) => (
                <Line key={film.id} film={film} labels={props} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
