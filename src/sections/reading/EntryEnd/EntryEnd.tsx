import type { PageEntry } from '../../../content/site/entries.ts';
import { readingMinutes } from '../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { neighbors, relatedPosts } from '../../shared/relatedPosts.ts';
import { shortDate } from '../../shortDate.ts';
import styles from './EntryEnd.module.css';
import type { EntryEndProps } from './EntryEnd.schema.ts';
import { NextCase } from './variants/NextCase.tsx';

/** A post's author beside three posts on the same topic. */
function AuthorAndTopic({ labels, all, offer, content }: EntryEndProps & SectionPlacement) {
  const post = entryFor('post', content);
  const related = relatedPosts(post, contentFor('entryEnd', content).entriesOf('post'), 3);
  const isOfTopic = related[0]?.topic.id === post.topic.id;
  return (
    <div className={styles.end}>
      <div>
        <h2 className={styles.label}>{headingMarkup(labels.author)}</h2>
        <Avatar name={post.author.name} portrait={post.author.portrait} size="large" />
        <p className={styles.name}>{post.author.name}</p>
        <p className={styles.role}>{post.author.role}</p>
        {post.author.bio ? <p className={styles.bio}>{post.author.bio}</p> : null}
        {offer ? (
          <div className={styles.offer}>
            <h2 className={styles.offerTitle}>{headingMarkup(offer.title)}</h2>
            <p>{inlineMarkup(offer.text)}</p>
            <Button href={offer.href} label={offer.label} />
          </div>
        ) : null}
      </div>
      {related.length > 0 ? (
        <div className={styles.related}>
          <h2 className={styles.label}>
            {isOfTopic ? fillLabel(labels.related, { topic: post.topic.name.toLowerCase() }) : labels.recent}
          </h2>
          <ul>
            {related.map((other) => (
              <li key={other.path} className={styles.other}>
                <div className={styles.drawing} data-system={other.system}>
                  <SceneImage scene={other.cover} alt="" ratio={3 / 2} />
                </div>
                <div>
                  <h3 className={styles.title}>
                    <a className="stretched-link" href={other.path}>
                      {headingMarkup(other.title)}
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
          <Button href={all.href} label={all.label} variant="text" />
        </div>
      ) : null}
    </div>
  );
}

/** The end of an entry: the previous and next ones, and for a post its author and topic; for a case, the next one. */
export function EntryEnd(props: EntryEndProps & SectionPlacement) {
  const { id, axis, mark, tone = 'sheet', labels, all, content } = props;
  const { page, entriesOf } = contentFor('entryEnd', content);
  if (page.entry?.kind === 'caseStudy') return <NextCase {...props} />;
  const kind = page.entry?.kind === 'newsletter' || page.entry?.kind === 'update' ? page.entry.kind : 'post';
  const { newer, older } = neighbors(page, entriesOf(kind) as PageEntry<typeof kind>[]);
  const isPost = kind === 'post';
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} room={isPost ? undefined : 'band'}>
      {isPost ? <AuthorAndTopic {...props} /> : null}
      {newer || older ? (
        <nav className={styles.around} aria-label={labels.around}>
          {older ? (
            <a className={`heading ${styles.step}`} href={older.path} rel="prev">
              <span className={styles.direction}>{labels.older}</span>
              <span>{older.title}</span>
            </a>
          ) : null}
          {newer ? (
            <a className={`heading ${styles.step}`} data-side="end" href={newer.path} rel="next">
              <span className={styles.direction}>{labels.newer}</span>
              <span>{newer.title}</span>
            </a>
          ) : null}
        </nav>
      ) : null}
      {isPost ? null : <Button href={all.href} label={all.label} variant="text" />}
    </Section>
  );
}
