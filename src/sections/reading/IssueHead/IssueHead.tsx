import { printDate, readingMinutes } from '../../../content/entries.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { fillLabel } from '../../fillLabel.ts';
import { contentFor, entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './IssueHead.module.css';
import type { IssueHeadProps } from './IssueHead.schema.ts';

/** The masthead of an issue: title and summary above the drawing, the title block below it. */
export function IssueHead({ id, labels, content }: IssueHeadProps & SectionPlacement) {
  const { page } = contentFor('issueHead', content);
  const entry = page.entry?.kind === 'update' ? entryFor('update', content) : entryFor('newsletter', content);
  const cells = [
    ...(entry.kind === 'newsletter'
      ? [{ label: labels.number, value: String(entry.number) }]
      : [{ label: labels.period, value: entry.period }]),
    { label: labels.issued, value: printDate(entry.date, page.locale) },
    ...(entry.kind === 'update' && entry.modules.length > 0
      ? [{ label: labels.touches, value: entry.modules.join(', ') }]
      : []),
    { label: labels.length, value: fillLabel(labels.minutes, { minutes: readingMinutes(page) }) },
  ];
  return (
    <header id={id} className={`container ${styles.head}`} data-system={entry.system}>
      <div className={styles.words}>
        <h1>{inlineMarkup(entry.title)}</h1>
        <p className={styles.summary}>{inlineMarkup(entry.summary)}</p>
      </div>
      <div className={styles.sheet}>
        <div className={styles.drawing}>
          <SceneImage scene={entry.cover} alt="" isEager />
        </div>
        <dl className={styles.block}>
          {cells.map((cell) => (
            <div key={cell.label}>
              <dt>{cell.label}</dt>
              <dd>{cell.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
