import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseLog.module.css';
import type { CaseLogProps } from './CaseLog.schema.ts';

/** Text that sticks beside a line of entries, with remarks in its margin. */
export function CaseLog({
  form,
  title,
  intro,
  entries,
  foot,
  content,
  ...frame
}: CaseLogProps & SectionPlacement) {
  const { customer } = entryFor('caseStudy', content);
  return (
    <Section {...frame}>
      <div className={styles.layout} data-system={customer.system}>
        <div className={styles.words}>
          <h2>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
        </div>
        <div>
          <ol className={styles.log} data-form={form}>
            {entries.map((entry) => (
              <li key={entry.text} className={styles.entry} data-state={entry.state}>
                <p className={styles.lead}>
                  {entry.time ? <span className={styles.time}>{entry.time}</span> : null}
                  {entry.who ? <b className={styles.who}>{entry.who}</b> : null}
                </p>
                <div className={styles.body}>
                  <p className={styles.text}>{inlineMarkup(entry.text)}</p>
                  {entry.note ? <p className={styles.note}>{inlineMarkup(entry.note)}</p> : null}
                </div>
              </li>
            ))}
          </ol>
          {foot ? <p className={styles.foot}>{inlineMarkup(foot)}</p> : null}
        </div>
      </div>
    </Section>
  );
}
