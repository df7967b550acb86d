import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { chapterSpans } from '../../shared/chapterSpans.ts';
import styles from './WebinarChapters.module.css';
import type { WebinarChaptersProps } from './WebinarChapters.schema.ts';

/** Chapters listed with their times. Even without its recording, the page keeps what was said. */
export function WebinarChapters(props: WebinarChaptersProps & SectionPlacement) {
  const { id = 'chapters', axis, mark, tone, title, intro, content } = props;
  const webinar = entryFor('webinar', content);
  const spans = chapterSpans(webinar.chapters, webinar.minutes);
  if (spans.length === 0) return null;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ol className={styles.chapters}>
        {spans.map((chapter, index) => (
          <li key={chapter.time} id={`chapter-${index + 1}`} className={styles.chapter}>
            <p className={styles.time}>
              {chapter.time}
              <span>{props.minutes.replace('%count%', String(chapter.minutes))}</span>
            </p>
            <h3 className={styles.title}>{chapter.title}</h3>
            {chapter.text ? <p className={styles.text}>{inlineMarkup(chapter.text)}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
