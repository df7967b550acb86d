import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { NarrowFold } from '../../../ui/NarrowFold/NarrowFold.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { contentFor, entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { HubSearch } from '../../shared/HubSearch.tsx';
import { type TextBody, TextPage } from '../../shared/TextPage.tsx';
import { ProseText } from '../Prose/ProseText.tsx';
import styles from './ArticleBody.module.css';
import type { ArticleBodyProps } from './ArticleBody.schema.ts';

/** An article like a page of a manual: topics and headings at the side, text in the middle, notes in the margin. */
export function ArticleBody(props: ArticleBodyProps & SectionPlacement & TextBody) {
  const { id, axis, mark, tone, labels, children, headings } = props;
  const article = entryFor('article', props.content);
  const articles = contentFor('articleBody', props.content).entriesOf('article');
  const topics = [...Map.groupBy(articles, (one) => one.topic.id).values()];
  const at = articles.findIndex((one) => one.path === article.path);
  const previous = at > 0 ? articles[at - 1] : undefined;
  const next = at < 0 ? undefined : articles[at + 1];
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <TextPage
        className={styles.page}
        contents={labels.contents}
        headings={headings}
        side={
          <>
            <HubSearch label={labels.search} submit={labels.submit} className={styles.search} />
            <nav aria-label={labels.topics}>
              <NarrowFold label={labels.topics}>
                <ul>
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
          </>
        }
      >
        <article>
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
      </TextPage>
    </Section>
  );
}
