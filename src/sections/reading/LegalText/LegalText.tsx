import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { printDate } from '../../../lib/printDate.ts';
import { NarrowFold } from '../../../ui/NarrowFold/NarrowFold.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { type TextBody, TextPage } from '../../shared/TextPage.tsx';
import { shortDate } from '../../shortDate.ts';
import { ProseText } from '../Prose/ProseText.tsx';
import styles from './LegalText.module.css';
import type { LegalTextProps } from './LegalText.schema.ts';

/** A readable legal text: versions in the head, numbered clauses, and a short version of each in the outer margin. */
export function LegalText(props: LegalTextProps & SectionPlacement & TextBody) {
  const { id, title, intro, updated, issues, issuesLabel, contents, others, pages, pagePath } = props;
  const { children, headings, content } = props;
  const { locale } = contentFor('legalText', content).page;
  return (
    <div id={id}>
      <header className={`container ${styles.head}`}>
        <div>
          <h1>{headingMarkup(title)}</h1>
          <p className="intro">{inlineMarkup(intro)}</p>
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
      <TextPage
        className={`container ${styles.page}`}
        contents={contents}
        headings={headings}
        isLong
        side={
          <nav aria-label={others}>
            <NarrowFold label={others}>
              <ul className={styles.pages}>
                {pages.map((page) => (
                  <li key={page.href}>
                    <a
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
        }
      >
        <div className={styles.text}>
          <ProseText>{children}</ProseText>
        </div>
      </TextPage>
    </div>
  );
}
