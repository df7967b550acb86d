import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { contentFor, entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import { chapterSpans } from '../../../shared/chapterSpans.ts';
import type { TimelineProps } from '../Timeline.schema.ts';
import styles from './TimelineLog.module.css';

type LogEntry = NonNullable<TimelineProps['items']>[number] & { id?: string };

/** The chapters of the page’s webinar, with the anchors that its head links to. */
function chaptersOf(content: SectionPlacement['content'], minutes: string): LogEntry[] {
  const webinar = entryFor('webinar', content);
  return chapterSpans(webinar).map((chapter, index) => ({
    id: `chapter-${index + 1}`,
    when: chapter.time,
    who: minutes.replace('%count%', String(chapter.minutes)),
    title: chapter.title,
    text: chapter.text ?? '',
  }));
}

/** Sticky text beside a line of entries, with remarks in its margin. */
export function TimelineLog(props: TimelineProps & SectionPlacement) {
  const { id, axis, mark, tone, layout, title, intro, foot, content } = props;
  const { entry: about } = contentFor('timeline', content).page;
  const entries = props.items ?? chaptersOf(content, props.minutes);
  if (entries.length === 0) return null;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div
        className={styles.layout}
        data-system={about?.kind === 'caseStudy' ? about.customer.system : undefined}
      >
        <div className={styles.words}>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
        </div>
        <div>
          <ol className={styles.log} data-form={layout}>
            {entries.map((entry: LogEntry) => (
              <li
                key={`${entry.when} ${entry.text}`}
                id={entry.id}
                className={styles.entry}
                data-state={entry.state}
              >
                <p className={styles.lead}>
                  {entry.when ? <span className={styles.time}>{entry.when}</span> : null}
                  {entry.who ? <b className={styles.who}>{entry.who}</b> : null}
                </p>
                <div>
                  {entry.title ? <h3 className={styles.title}>{headingMarkup(entry.title)}</h3> : null}
                  {entry.text ? <p className={styles.text}>{inlineMarkup(entry.text)}</p> : null}
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
