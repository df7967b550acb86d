import { type PageEntry, readingMinutes } from '../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { shortDate } from '../../shortDate.ts';
import styles from './RecentPosts.module.css';
import type { RecentPostsProps } from './RecentPosts.schema.ts';

/** The posts after the newest, each laid out differently: text only, a drawing, and a list. */
export function RecentPosts(props: RecentPostsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, skip, listed, minutes } = props;
  const { page, entriesOf } = contentFor('recentPosts', props.content);
  const [told, drawn, ...others] = entriesOf('post').slice(skip, skip + 2 + listed);
  const facts = (post: PageEntry<'post'>) => (
    <p className={styles.facts}>
      <strong>{post.author.name}</strong>
      <time dateTime={post.date}>{shortDate(post.date, page.locale)}</time>
      <span>{fillLabel(minutes, { minutes: readingMinutes(post.page) })}</span>
    </p>
  );
  const link = (post: PageEntry<'post'>) => (
    <a className="stretched-link" href={post.path}>
      {headingMarkup(post.title)}
    </a>
  );
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <h2 className="visually-hidden">{title}</h2>
      <div className={styles.recent} data-listed={others.length > 0}>
        {told ? (
          <article className={styles.told}>
            <h3 className={styles.large}>{link(told)}</h3>
            <p className={styles.summary}>{inlineMarkup(told.summary)}</p>
            {facts(told)}
          </article>
        ) : null}
        {drawn ? (
          <article className={styles.drawn}>
            <div className={styles.drawing} data-system={drawn.system}>
              <SceneImage scene={drawn.cover} alt="" ratio={3 / 2} />
            </div>
            <h3 className={styles.title}>{link(drawn)}</h3>
            {facts(drawn)}
          </article>
        ) : null}
        {others.length > 0 ? (
          <ul className={styles.list}>
            {others.map((post) => (
              <li key={post.path} className={styles.item}>
                <h3 className={styles.small}>{link(post)}</h3>
                {facts(post)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
