import type { ReactNode } from 'react';
import type { ProseHeading } from '../../../content/prose.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { NarrowFold } from '../../../ui/NarrowFold/NarrowFold.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { contentFor, entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { ProseText } from '../Prose/ProseText.tsx';
import styles from './ArticleBody.module.css';
import type { ArticleBodyProps } from './ArticleBody.schema.ts';

interface Body {
  /** The rendered text of the page. */
  children?: ReactNode;
  headings?: readonly ProseHeading[];
}

/** Like a page of a manual: topics and headings at the side, text in the middle, notes in the outer margin. */
export function ArticleBody(props: ArticleBodyProps & SectionPlacement & Body) {
  const { id, axis, mark, tone, labels, children, headings = [] } = props;
  const article = entryFor('article', props.content);
  const articles = contentFor('articleBody', props.content).entriesOf('article');
  const topics = [...Map.groupBy(articles, (one) => one.topic.id).values()];
  const chapters = headings.filter((heading) => heading.depth === 2);
  const at = articles.findIndex((one) => one.path === article.path);
  const previous = at > 0 ? articles[at - 1] : undefined;
  const next = at < 0 ? undefined : articles[at + 1];
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.page}>
        <div className={styles.side}>
          <search className={styles.search}>
            <form className={styles.field} action="/search/" method="get">
              <input type="hidden" name="section" value="knowledge-hub" />
              <input
                className={styles.query}
                type="search"
                name="q"
                aria-label={labels.search}
                placeholder={labels.search}
                autoComplete="off"
                enterKeyHint="search"
              />
              <button className={styles.submit} type="submit" aria-label={labels.submit}>
                <Icon name="search" />
              </button>
            </form>
          </search>
          <nav aria-label={labels.topics}>
            <NarrowFold label={labels.topics} labelClass={styles.label}>
              <ul className={styles.topics}>
                {topics.map((group) => {
                  const topic = group[0]?.topic;
                  if (!topic) return null;
                  return (
                    <li key={topic.id} className={styles.topic}>
                      <a className={styles.topicLink} href={`/learn/#${topic.id}`}>
                        {topic.name}
                        <span className={styles.count}>{group.length}</span>
                      </a>
                      {topic.id === article.topic.id ? (
                        <ul className={styles.articles}>
                          {group.map((one) => (
                            <li key={one.path}>
                              <a
                                className={styles.article}
                                data-choice=""
                                href={one.path}
                                aria-current={one.path === article.path ? 'page' : undefined}
                              >
                                {one.page.name}
                              </a>
                            </li>
                          ))}
                        </ul>
                      ) : null}
                    </li>
                  );
                })}
              </ul>
            </NarrowFold>
          </nav>
          {chapters.length > 1 ? (
            <nav className={styles.contents} aria-label={labels.contents} data-contents="">
              <NarrowFold label={labels.contents} labelClass={styles.label}>
                <ol className={styles.rule}>
                  {chapters.map((heading) => (
                    <li key={heading.slug}>
                      <a className={styles.chapter} href={`#${heading.slug}`}>
                        {heading.text}
                      </a>
                    </li>
                  ))}
                </ol>
              </NarrowFold>
            </nav>
          ) : null}
        </div>
        <article className={styles.text}>
          <p className={styles.lead}>{inlineMarkup(article.summary)}</p>
          <ProseText>{children}</ProseText>
          {previous || next ? (
            <nav className={styles.around} aria-label={labels.around}>
              {previous ? (
                <a className={styles.step} href={previous.path} rel="prev">
                  <span className={styles.direction}>
                    {labels.previous}: {previous.topic.name}
                  </span>
                  {previous.title}
                </a>
              ) : null}
              {next ? (
                <a className={styles.step} href={next.path} rel="next" data-side="end">
                  <span className={styles.direction}>
                    {labels.next}: {next.topic.name}
                  </span>
                  {next.title}
                </a>
              ) : null}
            </nav>
          ) : null}
        </article>
      </div>
    </Section>
  );
}
