import type { ReactNode } from 'react';
import { readingMinutes } from '../../../../content/site/entries.ts';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../../scenes/portraits/PortraitImage.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { fillLabel } from '../../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import { customerBuilding } from '../../../shared/customerBuilding.ts';
import { shortDate } from '../../../shortDate.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import styles from './ListOfCasesAndPosts.module.css';

/** The number of each shown. */
const CASES = 3;
const POSTS = 4;

/** A column: its title, its entries, and the link to all of them. */
function Column({ column, children }: { column: EntryListProps['cases']; children: ReactNode }) {
  return column ? (
    <div>
      <h2 className={styles.title}>{headingMarkup(column.title)}</h2>
      {children}
      <p className={styles.all}>
        <Button href={column.link.href} label={column.link.label} variant="text" />
      </p>
    </div>
  ) : null;
}

/** Two visually distinct columns: cases on ground lines, posts with their author's portrait. */
export function ListOfCasesAndPosts(props: EntryListProps & SectionPlacement) {
  const { id, axis, mark, tone, cases, posts } = props;
  const { minutes } = props.labels.casesAndPosts;
  const { page, entriesOf } = contentFor('entryList', props.content);
  const written = entriesOf('post').slice(0, POSTS);
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.room}>
        <Column column={cases}>
          {entriesOf('caseStudy')
            .slice(0, CASES)
            .map((study) => (
              <article key={study.path} className={`${list.entry} ${styles.case}`}>
                <div>
                  <EntryTitle entry={study} level="h3" className={styles.name} />
                  <p className={`${list.summary} ${styles.summary}`}>{inlineMarkup(study.summary)}</p>
                  <p className={list.facts}>
                    {study.customer.name}, {study.customer.sector}
                  </p>
                </div>
                <SceneImage
                  className={styles.drawing}
                  scene={customerBuilding(study.customer, 'day', 300, 190)}
                  alt=""
                />
              </article>
            ))}
        </Column>
        {written.length > 0 ? (
          <Column column={posts}>
            {written.map((post) => (
              <article key={post.path} className={`${list.entry} ${styles.post}`}>
                {post.author.portrait ? (
                  <PortraitImage className={styles.face} look={post.author.portrait} name={post.author.id} />
                ) : (
                  <Avatar name={post.author.name} portrait={post.author.portrait} size="large" />
                )}
                <div>
                  <EntryTitle entry={post} level="h3" className={styles.name} />
                  <p className={styles.author}>{post.author.name}</p>
                  <p className={list.facts}>
                    <time dateTime={post.date}>{shortDate(post.date, page.locale)}</time>,{' '}
                    <span>{fillLabel(minutes, { minutes: readingMinutes(post.page) })}</span>
                  </p>
                </div>
              </article>
            ))}
          </Column>
        ) : null}
      </div>
    </Section>
  );
}
