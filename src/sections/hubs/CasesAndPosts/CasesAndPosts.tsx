import { readingMinutes } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../scenes/portraits/PortraitImage.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { shortDate } from '../../shortDate.ts';
import styles from './CasesAndPosts.module.css';
import type { CasesAndPostsProps } from './CasesAndPosts.schema.ts';

/** Two columns that stay visually distinct: cases stand on their ground lines, posts carry their author's face. */
export function CasesAndPosts(props: CasesAndPostsProps & SectionPlacement) {
  const { id, axis, mark, tone, cases, posts, mostCases, mostPosts, minutes } = props;
  const { page, entriesOf } = contentFor('casesAndPosts', props.content);
  const studies = entriesOf('caseStudy').slice(0, mostCases);
  const written = entriesOf('post').slice(0, mostPosts);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.room}>
        <div>
          <h2 className={styles.title}>{inlineMarkup(cases.title)}</h2>
          {studies.map((study) => (
            <article key={study.path} className={styles.case}>
              <div>
                <h3 className={styles.name}>
                  <a className={`stretched-link ${styles.link}`} href={study.path}>
                    {inlineMarkup(study.title)}
                  </a>
                </h3>
                <p className={styles.summary}>{inlineMarkup(study.summary)}</p>
                <p className={styles.facts}>
                  {study.customer.name}, {study.customer.sector}
                </p>
              </div>
              <SceneImage
                className={styles.drawing}
                scene={{
                  scene: 'building',
                  ...study.customer.building,
                  live: study.customer.system,
                  tone: 'day',
                  crop: { width: 300, height: 190 },
                }}
                alt=""
              />
            </article>
          ))}
          <p className={styles.all}>
            <Button href={cases.link.href} label={cases.link.label} variant="text" />
          </p>
        </div>
        {written.length > 0 ? (
          <div>
            <h2 className={styles.title}>{inlineMarkup(posts.title)}</h2>
            {written.map((post) => (
              <article key={post.path} className={styles.post}>
                {post.author.portrait ? (
                  <PortraitImage className={styles.face} look={post.author.portrait} name={post.author.id} />
                ) : (
                  <Avatar name={post.author.name} portrait={post.author.portrait} size="large" />
                )}
                <div>
                  <h3 className={styles.name}>
                    <a className={`stretched-link ${styles.link}`} href={post.path}>
                      {inlineMarkup(post.title)}
                    </a>
                  </h3>
                  <p className={styles.author}>{post.author.name}</p>
                  <p className={styles.facts}>
                    <time dateTime={post.date}>{shortDate(post.date, page.locale)}</time>,{' '}
                    <span>{fillLabel(minutes, { minutes: readingMinutes(post.page) })}</span>
                  </p>
                </div>
              </article>
            ))}
            <p className={styles.all}>
              <Button href={posts.link.href} label={posts.link.label} variant="text" />
            </p>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
