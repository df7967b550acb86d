import { printLength } from '../../../../content/entries/films/captions.ts';
import { type FilmCard, filmCards } from '../../../../content/entries/films/films.ts';
import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import { filmsBeside } from './filmsBeside.ts';
import styles from './ListOfFilms.module.css';

/** Number of a topic's films shown with their picture; the others are lines. */
const PICTURES = 3;

interface FilmProps {
  film: FilmCard;
  labels: EntryListProps['labels'];
}

/** A film's kind, and whether it requires registration. */
function Kind({ film, labels }: FilmProps) {
  const series = labels.series[film.series as keyof typeof labels.series];
  return <p className={styles.kind}>{film.register ? `${series}, ${labels.films.registration}` : series}</p>;
}

/** A film as a card: its poster, kind and length. */
function Card({ film, labels }: FilmProps) {
  return (
    <article className={`${list.entry} ${styles.card}`}>
      <span className={styles.screen} data-tone="night">
        <SceneImage className={list.picture} scene={{ ...film.cover, tone: 'night' }} alt="" ratio={16 / 9} />
        <span className={`${list.play} ${styles.play}`}>
          <Icon name="play" />
        </span>
        <span className={styles.length}>{printLength(film.seconds)}</span>
      </span>
      <EntryTitle entry={film} level="h3" className={styles.name} />
      <Kind film={film} labels={labels} />
    </article>
  );
}

function Cards({ films, labels }: { films: readonly FilmCard[]; labels: EntryListProps['labels'] }) {
  return (
    <div className={styles.cards}>
      {films.slice(0, PICTURES).map((film) => (
        <Card key={film.id} film={film} labels={labels} />
      ))}
    </div>
  );
}

/** What to watch after a film. */
export function FilmsBeside({ id, layout, title, film, labels }: EntryListProps) {
  return (
    <section id={id} className={list.frame} data-layout={layout}>
      <div className="container">
        <h2 className={styles.topic}>{headingMarkup(title ?? '')}</h2>
        <Cards films={film ? filmsBeside(film, filmCards(''), PICTURES) : []} labels={labels} />
      </div>
    </section>
  );
}

/** A hub of films: each topic with its newest ones as pictures and the others as lines. */
export function ListOfFilms(props: EntryListProps) {
  const { labels } = props;
  const topics = [...Map.groupBy(filmCards(''), ({ topic }) => topic.id).values()]
    .flatMap((films) => films.slice(0, 1).map(({ topic }) => ({ topic, films })))
    .sort((a, b) => a.topic.order - b.topic.order);
  return (
    <ListFrame {...props} className={styles.head}>
      <nav aria-label={labels.films.topics}>
        <ul className={styles.topics}>
          {topics.map(({ topic }) => (
            <li key={topic.id}>
              <a href={`#${topic.id}`}>{topic.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ topic, films }) => (
        <div key={topic.id} id={topic.id} className={styles.group}>
          <h2 className={styles.topic}>
            {headingMarkup(topic.name)} <span>{fillLabel(labels.films.count, { count: films.length })}</span>
          </h2>
          <Cards films={films} labels={labels} />
          <ul className={styles.lines}>
            {films.slice(PICTURES).map((film) => (
              <li key={film.id} className={styles.line}>
                <a href={film.path}>{film.title}</a>
                <Kind film={film} labels={labels} />
                <span className={styles.time}>{printLength(film.seconds)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ListFrame>
  );
}
