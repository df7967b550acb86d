import type { ReactNode } from 'react';
import { printDate } from '../../../content/entries.ts';
import type { ProseHeading } from '../../../content/prose.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { NarrowFold } from '../../../ui/NarrowFold/NarrowFold.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { shortDate } from '../../shortDate.ts';
import { ProseText } from '../Prose/ProseText.tsx';
import styles from './LegalText.module.css';
import type { LegalTextProps } from './LegalText.schema.ts';

interface Body {
  children?: ReactNode;
  headings?: readonly ProseHeading[];
}

/** A readable legal text: issues in the head, numbered clauses, and a short version of each in the outer margin. */
export function LegalText(props: LegalTextProps & SectionPlacement & Body) {
  const { id, title, intro, updated, issues, issuesLabel, contents, others, pages, pagePath } = props;
  const { children, headings = [], content } = props;
  const { locale } = contentFor('legalText', content).page;
  const clauses = headings.filter((heading) => heading.depth === 2);
  return (
    <div id={id}>
      <header className={`container ${styles.head}`}>
        <div>
          <h1>{inlineMarkup(title)}</h1>
          <p className={styles.intro}>{inlineMarkup(intro)}</p>
          <p className={styles.updated}>
            {updated} <time dateTime={issues[0]?.date}>{printDate(issues[0]?.date ?? '', locale)}</time>
          </p>
        </div>
        <table className={styles.issues}>
          <caption className={styles.caption}>{issuesLabel}</caption>
          <tbody>
            {issues.map((issue, index) => (
              <tr key={issue.date}>
                <td className={styles.letter}>{String.fromCharCode(64 + issues.length - index)}</td>
                <td className={styles.date}>
                  <time dateTime={issue.date}>{shortDate(issue.date, locale)}</time>
                </td>
                <td>{issue.change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </header>
      <div className={`container ${styles.page}`}>
        <div className={styles.side}>
          <nav aria-label={others}>
            <NarrowFold label={others} labelClass={styles.label}>
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.href}>
                    <a
                      className={styles.other}
                      data-choice=""
                      href={page.href}
                      aria-current={page.href === pagePath ? 'page' : undefined}
                    >
                      {page.label}
                    </a>
                  </li>
                ))}
              </ul>
            </NarrowFold>
          </nav>
          {clauses.length > 1 ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the longest lists scroll, by arrow keys too
            <nav className={styles.contents} aria-label={contents} data-contents="" tabIndex={0}>
              <NarrowFold label={contents} labelClass={styles.label}>
                <ol className={styles.clauses}>
                  {clauses.map((clause) => (
                    <li key={clause.slug}>
                      <a className={styles.clause} href={`#${clause.slug}`}>
                        {clause.text}
                      </a>
                    </li>
                  ))}
                </ol>
              </NarrowFold>
            </nav>
          ) : null}
        </div>
        <div className={styles.text}>
          <ProseText>{children}</ProseText>
        </div>
      </div>
    </div>
  );
}
