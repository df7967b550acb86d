import { Clock, type ClockData } from '../parts/Clock.tsx';
import { Priority, type PriorityLevel } from '../parts/Priority.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './DueToday.module.css';

export interface DueJob {
  priority: PriorityLevel;
  task: string;
  place: string;
  clock: ClockData;
}

export interface DueTodayProps extends WindowHeading {
  jobs: readonly DueJob[];
}

/** A short list of the day's jobs and the time each has left. */
export function DueToday({ jobs, ...heading }: DueTodayProps) {
  return (
    <WindowFrame {...heading}>
      <ul>
        {jobs.map(({ priority, task, place, clock }) => (
          <li key={task} className={styles.job}>
            <Priority level={priority} />
            <span className={styles.task}>
              {task}
              <span className={styles.place}>{place}</span>
            </span>
            <Clock {...clock} />
          </li>
        ))}
      </ul>
    </WindowFrame>
  );
}
