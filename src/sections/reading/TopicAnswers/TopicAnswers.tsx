import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './TopicAnswers.module.css';
import type { TopicAnswersProps } from './TopicAnswers.schema.ts';

/** Answers by topic, with each topic’s name sticky beside its questions. */
export function TopicAnswers({
  id,
  title,
  intro,
  dates,
  notice,
  scene,
  alt,
  topicsLabel,
  index,
  topics,
}: TopicAnswersProps & SectionPlacement) {
  return (
    <section id={id} className={styles.page}>
      <div className="container">
        <div className={styles.head}>
          <div className={styles.words}>
            <dl className={styles.dates}>
              {dates.map(({ label, date }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{date}</dd>
                </div>
              ))}
            </dl>
            <h1>{headingMarkup(title)}</h1>
            <p className="intro">{inlineMarkup(intro)}</p>
          </div>
          <SceneImage className={styles.scene} scene={scene} alt={alt} isEager />
        </div>
        {notice ? <p className={styles.notice}>{inlineMarkup(notice)}</p> : null}
        <div className={styles.body} data-index={index}>
          <nav
            className={styles.index}
            aria-label={topicsLabel}
            data-contents={index === 'side' ? '' : undefined}
          >
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <a href={`#${topic.id}`}>{topic.name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {topics.map((topic) => (
              <section key={topic.id} id={topic.id} className={styles.topic} aria-label={topic.name}>
                <h2 className={styles.name}>{headingMarkup(topic.name)}</h2>
                <div>
                  {topic.items.map((item) => (
                    <details key={item.question} className={styles.item} name={topic.id}>
                      <summary className={styles.question}>
                        <h3>{headingMarkup(item.question)}</h3>
                      </summary>
                      <div
                        className={styles.answer}
                        // biome-ignore lint/security/noDangerouslySetInnerHtml: answers are HTML of our own content
                        dangerouslySetInnerHTML={{ __html: item.answer }}
                      />
                    </details>
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
