import { printDate, readingMinutes } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './PostHead.module.css';
import type { PostHeadProps } from './PostHead.schema.ts';

/** The post as a drawing sheet: headline and drawing inside the frame, the title block along its foot. */
export function PostHead({ id, labels, content }: PostHeadProps & SectionPlacement) {
  const post = entryFor('post', content);
  return (
    <header id={id} className={`container ${styles.head}`}>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <h1 className={styles.title}>{inlineMarkup(post.title)}</h1>
          <p className={styles.summary}>{inlineMarkup(post.summary)}</p>
        </div>
        <div className={styles.drawing} data-system={post.system}>
          <SceneImage scene={post.cover} alt="" isEager />
        </div>
        <dl className={styles.block}>
          <div className={styles.author}>
            <Avatar name={post.author.name} />
            <dt>{labels.author}</dt>
            <dd>
              {post.author.name}
              <span className={styles.role}>{post.author.role}</span>
            </dd>
          </div>
          <div>
            <dt>{labels.topic}</dt>
            <dd>
              <a className={styles.topic} href={`/blog/#${post.topic.id}`}>
                {post.topic.name}
              </a>
            </dd>
          </div>
          <div>
            <dt>{labels.date}</dt>
            <dd>
              <time dateTime={post.date}>{printDate(post.date, post.page.locale)}</time>
            </dd>
          </div>
          <div>
            <dt>{labels.reading}</dt>
            <dd>{fillLabel(labels.minutes, { minutes: readingMinutes(post.page) })}</dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
