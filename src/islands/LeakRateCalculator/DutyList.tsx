import type { Duty } from '../../../shared/refrigerant/Duty.ts';
import { daysBetween } from '../../../shared/refrigerant/days.ts';
import { fillCopy } from '../shared/fillCopy.ts';
import styles from './DutyList.module.css';
import type { DutyCopy } from './LeakRateCalculator.schema.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, useGrouping: true });

/** A duty's figures, formatted for its text. Years have no thousands separator. */
function figuresOf({ figures = {} }: Duty): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      name === 'year' ? String(value) : number.format(value),
    ]),
  );
}

/** A duty in words, with its figures filled in. */
export function dutyText(duty: Duty, copy: DutyCopy): { title: string; text: string; source: string } {
  const words = copy.duties[duty.id];
  const figures = figuresOf(duty);
  return { ...words, title: fillCopy(words.title, figures), text: fillCopy(words.text, figures) };
}

interface DutyListProps {
  duties: readonly Duty[];
  copy: DutyCopy;
  formatDay: (day: string) => string;
  /** Text for days past and days left; if absent, there is no countdown. */
  countdown?: { today: string; overdue: string; left: string } | undefined;
}

/** Duties with their dates, earliest first, as a line of marks. */
export function DutyList({ duties, copy, formatDay, countdown }: DutyListProps) {
  const when = ({ due, everyMonths }: Duty) => {
    const every = everyMonths
      ? copy.due.every[String(everyMonths) as keyof DutyCopy['due']['every']]
      : undefined;
    if (due === undefined) return every ?? copy.due.now;
    const by = <time dateTime={due}>{fillCopy(copy.due.by, { day: formatDay(due) })}</time>;
    return every ? (
      <>
        {every}, {by}
      </>
    ) : (
      by
    );
  };
  const left = ({ due }: Duty) => {
    if (due === undefined || countdown === undefined) return null;
    const days = daysBetween(countdown.today, due);
    return days < 0 ? countdown.overdue : fillCopy(countdown.left, { days: number.format(days) });
  };
  return (
    <ol className={styles.duties}>
      {duties.map((duty) => {
        const { title, text, source } = dutyText(duty, copy);
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
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.source}>{source}</p>
          </li>
        );
      })}
    </ol>
  );
}
