import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './KnowledgeHub.module.css';
import type { KnowledgeHubProps } from './KnowledgeHub.schema.ts';

/**
 * Articles on the floor of their topic. The search is the behavior of all lists, which hides items that do not match;
 * CSS hides floors without a match.
 */
export function KnowledgeHub(props: KnowledgeHubProps & SectionPlacement) {
  const { id, title, search, placeholder, count: counted, articles, topics, pending, floors, empty } = props;
  const { entriesOf, list } = contentFor('knowledgeHub', props.content);
  const all = entriesOf('article');
  // The first page shows every floor, because other pages link to them; later pages only those of their articles.
  const own =
    list && list.path !== list.all
      ? floors.filter((floor) => all.some(({ topic }) => topic.id === floor.topic.id))
      : floors;
  const rooms = own.map((floor) => {
    const found = all.filter((article) => article.topic.id === floor.topic.id);
    const topic = list?.topics.find(({ value }) => value === floor.topic.id);
    return { floor, found, topic, count: topic?.count ?? found.length };
  });
  return (
    <div id={id} className={styles.hub} data-listing="articles" data-count-text={counted}>
      <header className={`container ${styles.head}`}>
        <h1>{headingMarkup(title)}</h1>
        <search className={styles.search}>
          {/* Typing filters by title; Enter searches the text of every article. */}
          <form action="/search/" method="get">
            <input type="hidden" name="section" value="knowledge-hub" />
            <label className={styles.field}>
              <span className={styles.label}>{search}</span>
              <Icon name="search" />
              <input
                type="search"
                name="q"
                data-listing-search=""
                autoComplete="off"
                enterKeyHint="search"
                placeholder={placeholder}
              />
            </label>
          </form>
          <p className={styles.count} data-listing-count="" role="status" />
        </search>
      </header>
      <div className={`container ${styles.body}`}>
        <nav className={styles.topics} aria-label={topics}>
          <p className={styles.topicsLabel}>{topics}</p>
          <ul className={styles.topicList}>
            {rooms.map(({ floor, count }) => (
              <li key={floor.topic.id}>
                <a className={styles.topicLink} href={`#${floor.topic.id}`}>
                  {floor.topic.name}
                  <span className={styles.topicCount}>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ol>
          {rooms.map(({ floor, found, topic, count }, index) => (
            <li key={floor.topic.id} id={floor.topic.id} className={styles.floor}>
              <div dir="ltr" className={styles.drawing}>
                <SceneImage scene={floor.scene} alt="" isEager={index < 3} />
              </div>
              <p className={styles.level} aria-hidden="true">
                {floor.level}
              </p>
              <div className={styles.topic}>
                <h2 className={styles.name}>
                  {topic ? <a href={topic.href}>{headingMarkup(floor.topic.name)}</a> : floor.topic.name}
                </h2>
                <p className={styles.number}>
                  {count === 0 ? pending : count === 1 ? articles.one : fillLabel(articles.many, { count })}
                </p>
              </div>
              <div className={styles.list}>
                {found.length > 0 ? (
                  <ul>
                    {found.map((article) => (
                      <li
                        key={article.path}
                        data-filters=""
                        data-words={[article.title, article.summary, floor.topic.name, article.page.name]
                          .join(' ')
                          .toLowerCase()}
                      >
                        <a className={styles.link} href={article.path}>
                          {inlineMarkup(article.title)}
                        </a>
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className={styles.summary}>{floor.topic.summary}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <section className={`container ${styles.empty}`} data-listing-empty="" hidden>
        <SceneImage scene={empty.scene} alt="" />
        <div>
          <h2>{headingMarkup(empty.title)}</h2>
          <p className={styles.emptyText}>{inlineMarkup(empty.text)}</p>
          <ActionPair action={empty.action} second={empty.second} narrow="fill" />
        </div>
      </section>
    </div>
  );
}
