import { readingMinutes } from '../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { printDate } from '../../../lib/printDate.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { asBand } from '../../shared/asBand.ts';
import styles from './BlogHead.module.css';
import type { BlogHeadProps } from './BlogHead.schema.ts';

/** The blog's name and topics above a corridor; the newest post is below the floor, with its cover. */
export function BlogHead(props: BlogHeadProps & SectionPlacement) {
  const { id, title, topicsLabel, scene, alt = '', minutes } = props;
  const { page, entriesOf } = contentFor('blogHead', props.content);
  const posts = entriesOf('post');
  const [latest] = posts;
  const topics = [...new Map(posts.map((post) => [post.topic.id, post.topic])).values()].sort(
    (a, b) => a.order - b.order,
  );
  return (
    <header id={id}>
      <div className={`container ${styles.head}`}>
        <h1>{headingMarkup(title)}</h1>
        {topics.length > 1 ? (
          <nav aria-label={topicsLabel}>
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <a className={styles.topic} href={`#${topic.id}`}>
                    {topic.name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      <div dir="ltr" className={styles.strip}>
        <SceneImage className="strip-image" scene={asBand(scene)} alt={alt} isEager isBleeding />
      </div>
      {latest ? (
        <article className={`container ${styles.latest}`}>
          <div>
            <h2 className={styles.headline}>
              <a className="stretched-link" href={latest.path}>
                {headingMarkup(latest.title)}
              </a>
            </h2>
            <p className={styles.summary}>{inlineMarkup(latest.summary)}</p>
            <p className={styles.facts}>
              <Avatar name={latest.author.name} portrait={latest.author.portrait} />
              <strong>{latest.author.name}</strong>
              <time dateTime={latest.date}>{printDate(latest.date, page.locale)}</time>
              <span>{fillLabel(minutes, { minutes: readingMinutes(latest.page) })}</span>
            </p>
          </div>
          <div className={styles.cover} data-system={latest.system}>
            <SceneImage scene={latest.cover} alt="" ratio={4 / 3} isBleeding />
          </div>
        </article>
      ) : null}
    </header>
  );
}
