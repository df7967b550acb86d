import { useId } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Faq.module.css';
import type { FaqProps } from './Faq.schema.ts';

/** A list of questions. The browser keeps at most one open; everything works without script. */
export function Faq({
  title,
  intro,
  link,
  articlesTitle,
  articles,
  items,
  ...frame
}: FaqProps & SectionPlacement) {
  const group = useId();
  return (
    <Section {...frame}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className={`intro ${styles.intro}`}>{inlineMarkup(intro)}</p> : null}
          {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
          {articles ? (
            <>
              <h3 className={styles.articlesTitle}>{headingMarkup(articlesTitle)}</h3>
              <ul className={styles.articles}>
                {articles.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <div className={styles.list}>
          {items.map(({ question, answer }) => (
            <details key={question} className={styles.item} name={group}>
              <summary className={styles.question}>
                <h3 className={styles.words}>{headingMarkup(question)}</h3>
              </summary>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: answers are the content files' own markup */}
              <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
