import type { System } from '../../../shared/site/systems.ts';
import { Clock, type ClockData } from '../parts/Clock.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './LiveQueue.module.css';

/** A row of the queue. Its key is the bubble that marks it in the drawing beside the window. */
export interface QueueRow {
  key: string;
  system: System;
  task: string;
  place: string;
  clock?: ClockData | undefined;
  /** What the fault costs while it is open, for rows without a clock. */
  cost?: { amount: string; per: string } | undefined;
  /** Text shown instead of the clock once the job is closed. */
  done?: string | undefined;
  /** URL of the job; if given, its task is a link. */
  href?: string | undefined;
  /** Whether the job's panel is open, if it has one. */
  isOpen?: boolean | undefined;
}

export interface LiveQueueProps extends WindowHeading {
  rows: readonly QueueRow[];
}

/** Open jobs in the order to do them, keyed to a drawing. */
export function LiveQueue({ rows, ...heading }: LiveQueueProps) {
  return (
    <WindowFrame {...heading}>
      <ol>
        {rows.map(({ key, system, task, place, clock, cost, done, href, isOpen }) => (
          <li key={key} className={styles.row}>
            <span className={styles.key} data-system={system}>
              {key}
            </span>
            <span className={styles.task}>
              {href ? (
                <a
                  className={`stretched-link ${styles.link}`}
                  href={href}
                  data-held=""
                  data-job-key={key}
                  aria-expanded={isOpen}
                >
                  {task}
                </a>
              ) : (
                task
              )}
              <span className={styles.place}>{place}</span>
            </span>
            {done ? <span className={styles.done}>{done}</span> : null}
            {clock ? <Clock {...clock} /> : null}
            {cost ? (
              <span className={styles.cost}>
                {cost.amount}
                <span className={styles.per}>{cost.per}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </WindowFrame>
  );
}
