import { readingMinutes } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { neighbours, relatedPosts } from '../../shared/relatedPosts.ts';
import { shortDate } from '../../shortDate.ts';
import styles from './PostEnd.module.css';
import type { PostEndProps } from './PostEnd.schema.ts';

/** The end of a post: its author beside three posts on the same topic, then the ones before and after it. */
export function PostEnd({
  id,
  axis,
  mark,
  tone = 'sheet',
  labels,
  offer,
  content,
}: PostEndProps & SectionPlacement) {
  const post = entryFor('post', content);
  const posts = contentFor('postEnd', content).entriesOf('post');
  const related = relatedPosts(post, posts, 3);
  const { newer, older } = neighbours(post, posts);
  const isOfTopic = related[0]?.topic.id === post.topic.id;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.end}>
        <div className={styles.author}>
          <h2 className={styles.label}>{labels.author}</h2>
          <Avatar name={post.author.name} size="large" />
          <p className={styles.name}>{post.author.name}</p>
          <p className={styles.role}>{post.author.role}</p>
          {post.author.bio ? <p className={styles.bio}>{post.author.bio}</p> : null}
          {offer ? (
            <div className={styles.offer}>
              <h2 className={styles.offerTitle}>{inlineMarkup(offer.title)}</h2>
              <p>{inlineMarkup(offer.text)}</p>
              <Button href={offer.href} label={offer.label} />
            </div>
          ) : null}
        </div>
        {related.length > 0 ? (
          <div className={styles.related}>
            <h2 className={styles.label}>
              {isOfTopic
                ? fillLabel(labels.related, { topic: post.topic.name.toLowerCase() })
                : labels.recent}
            </h2>
            <ul>
              {related.map((other) => (
                <li key={other.path} className={styles.other}>
                  <div className={styles.drawing} data-system={other.system}>
                    <SceneImage scene={other.cover} alt="" />
                  </div>
                  <div>
                    <h3 className={styles.title}>
                      <a className={`stretched-link ${styles.link}`} href={other.path}>
                        {inlineMarkup(other.title)}
                      </a>
                    </h3>
                    <p className={styles.facts}>
                      <span>{other.author.name}</span>
                      <time dateTime={other.date}>{shortDate(other.date, post.page.locale)}</time>
                      <span>{fillLabel(labels.minutes, { minutes: readingMinutes(other.page) })}</span>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
            <Button href="/blog/#register" label={labels.all} variant="text" />
          </div>
        ) : null}
      </div>
      {newer || older ? (
        <nav className={styles.around} aria-label={labels.around}>
          {older ? (
            <a className={styles.step} href={older.path} rel="prev">
              <span className={styles.direction}>{labels.older}</span>
              <span>{older.title}</span>
            </a>
          ) : null}
          {newer ? (
            <a className={styles.step} data-side="end" href={newer.path} rel="next">
              <span className={styles.direction}>{labels.newer}</span>
              <span>{newer.title}</span>
            </a>
          ) : null}
        </nav>
      ) : null}
    </Section>
  );
}
