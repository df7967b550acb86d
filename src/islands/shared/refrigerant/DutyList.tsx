import type { Duty } from '../../../../shared/refrigerant/Duty.ts';
import { daysBetween } from '../../../../shared/refrigerant/days.ts';
import { fillCopy } from '../../../../shared/text/fillCopy.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { Marked } from '../Marked.tsx';
import styles from './DutyList.module.css';
import type { DutyCopy } from './dutyCopy.schema.ts';
import { formatFigures } from './formatFigure.ts';

/** A duty's title and text with its figures filled in, and its source. */
export function dutyText(duty: Duty, copy: DutyCopy): DutyCopy['duties'][Duty['id']] {
  const words = copy.duties[duty.id];
  const { source, href } = duty.isSection608 ? copy.duties['us-section-608'] : words;
  const figures = formatFigures(duty.figures ?? {});
  return { source, href, title: fillCopy(words.title, figures), text: fillCopy(words.text, figures) };
}

/** How often a duty recurs, in words; undefined if it does not. */
export function dutyInterval({ everyMonths }: Duty, copy: DutyCopy): string | undefined {
  return everyMonths ? copy.due.every[String(everyMonths) as keyof DutyCopy['due']['every']] : undefined;
}

/** How often a duty recurs and when it is next due, in words, or that it applies from now on. */
export function dutyDue(duty: Duty, copy: DutyCopy, formatDay: (day: string) => string): string {
  const by = duty.due && fillCopy(copy.due.by, { day: formatDay(duty.due) });
  return [dutyInterval(duty, copy), by].filter(Boolean).join(', ') || copy.due.now;
}

interface DutyListProps {
  duties: readonly Duty[];
  copy: DutyCopy;
  formatDay: (day: string) => string;
  /** The text of the countdown, if there is one. */
  countdown?: { today: string; overdue: string; left: string } | undefined;
}

/** Duties in the given order, each with a mark on a line: when, what, and the source. */
export function DutyList({ duties, copy, formatDay, countdown }: DutyListProps) {
  const when = (duty: Duty) =>
    duty.due === undefined ? (
      <span>{dutyDue(duty, copy, formatDay)}</span>
    ) : (
      <time dateTime={duty.due}>{dutyDue(duty, copy, formatDay)}</time>
    );
  const left = ({ due }: Duty) => {
    if (due === undefined || countdown === undefined) return null;
    const days = daysBetween(countdown.today, due);
    return days < 0 ? countdown.overdue : fillCopy(countdown.left, { days: days.toLocaleString('en-US') });
  };
  return (
    <ol className={styles.duties}>
      {duties.map((duty) => {
        const { title, text, source, href } = dutyText(duty, copy);
        const isPast = countdown && duty.due !== undefined && duty.due < countdown.today;
        return (
          <li
            className={styles.duty}
            key={`${duty.id}-${duty.due}`}
            data-past={isPast || undefined}
            data-duty={duty.due ? duty.id : undefined}
          >
            <p className={styles.when}>
              {when(duty)} <span className={styles.left}>{left(duty)}</span>
            </p>
            <h3 className={styles.title}>{headingMarkup(title)}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.source}>
              <Marked text={fillCopy(copy.source, { day: formatDay(copy.checked) })} name="source">
                <a href={href}>{source}</a>
              </Marked>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
