import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './CompanyStory.module.css';
import type { CompanyStoryProps } from './CompanyStory.schema.ts';

/** The beginning in words, and the logbook's page: the column for the cause is drawn, and empty. */
export function CompanyStory({
  id,
  axis,
  mark,
  tone = 'night',
  title,
  paragraphs,
  log,
}: CompanyStoryProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.grid}>
        <div>
          <h2 className={styles.title}>{inlineMarkup(title)}</h2>
          {paragraphs.map((text) => (
            <p key={text} className={styles.text}>
              {inlineMarkup(text)}
            </p>
          ))}
        </div>
        <div className={styles.page} data-tone="day">
          <table className={styles.log}>
            <caption className={styles.caption}>{log.title}</caption>
            <thead>
              <tr>
                {log.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col" className={styles.missing}>
                  {log.missing}
                </th>
              </tr>
            </thead>
            <tbody>
              {log.entries.map(({ time, text, by }) => (
                <tr key={time}>
                  <td className={styles.time}>{time}</td>
                  <td>{text}</td>
                  <td>{by}</td>
                  <td className={styles.missing} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
