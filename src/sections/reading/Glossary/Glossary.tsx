import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage, sceneAddress, sceneSize } from '../../../scenes/SceneImage.tsx';
import type { DrawnSpec } from '../../../scenes/sceneSchema.ts';
import { contentFor, entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { HubSearch } from '../../shared/HubSearch.tsx';
import type { TextBody } from '../../shared/TextPage.tsx';
import styles from './Glossary.module.css';
import type { GlossaryProps } from './Glossary.schema.ts';

const wide: DrawnSpec = { scene: 'drawing', name: 'alphabet', tone: 'day' };
const narrow: DrawnSpec = { scene: 'drawing', name: 'alphabet-phone', tone: 'day' };

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const anchor = (letter: string) => `terms-${letter.toLowerCase()}`;

/** A building with a room for each letter, lit if terms begin with it; then the terms, and their definitions by trade. */
export function Glossary({
  id,
  caption,
  labels,
  content,
  children,
  headings = [],
}: GlossaryProps & SectionPlacement & TextBody) {
  const { summary } = entryFor('article', content);
  const articles = contentFor('glossary', content).entriesOf('article');
  const topics = new Map(articles.map(({ topic }) => [topic.id, topic.name]));
  const terms = headings
    .filter(({ depth }) => depth === 3)
    .sort((a, b) => a.text.localeCompare(b.text, 'en'));
  const byLetter = Map.groupBy(terms, ({ text }) => text.charAt(0).toUpperCase());
  return (
    <section id={id} className={styles.glossary}>
      <div className="container">
        <div className={styles.opening}>
          <p className={styles.lead}>{inlineMarkup(summary)}</p>
          <HubSearch label={labels.search} submit={labels.submit} />
        </div>
        <div dir="ltr" className={styles.house}>
          <picture>
            <source media="(width < 43.75em)" srcSet={sceneAddress(narrow)} {...sceneSize(narrow)} />
            <SceneImage scene={wide} alt="" isEager />
          </picture>
          <nav aria-label={labels.letters}>
            <ol className={styles.rooms}>
              {LETTERS.map((letter) => (
                <li key={letter}>
                  {byLetter.has(letter) ? <a href={`#${anchor(letter)}`}>{letter}</a> : <span>{letter}</span>}
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <p className={styles.caption}>{caption}</p>
        <nav className={styles.index} aria-label={labels.terms}>
          <ol className={styles.letters}>
            {[...byLetter].map(([letter, own]) => (
              <li key={letter} id={anchor(letter)} className={styles.letter}>
                <span className={styles.initial} aria-hidden="true">
                  {letter}
                </span>
                <ul>
                  {own.map(({ slug, text }) => (
                    <li key={slug}>
                      <a href={`#${slug}`}>{text}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.terms}>{children}</article>
        <nav aria-label={labels.topics}>
          <ul className={styles.topics}>
            {[...topics].map(([topic, name]) => (
              <li key={topic}>
                <a href={`/learn/#${topic}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
