import { Icon } from '../../ui/Icon/Icon.tsx';
import { Clock, type ClockData } from '../parts/Clock.tsx';
import { type DrawingData, LineDrawing } from '../parts/LineDrawing.tsx';
import { PhoneFrame } from '../parts/PhoneFrame.tsx';
import { Priority, type PriorityLevel } from '../parts/Priority.tsx';
import { type Step, Steps } from '../parts/Steps.tsx';
import styles from './JobPhone.module.css';

export interface JobPhoneProps {
  /** The screen in one sentence, for visitors who cannot see it. */
  label: string;
  time: string;
  /** Next to the signal: 'Offline, saved'. */
  connection: string;
  job: string;
  priority: PriorityLevel;
  task: string;
  place: string;
  clockName: string;
  clock: ClockData;
  steps: readonly Step[];
  /** Photos taken as evidence so far; an empty slot follows them. */
  photos: readonly DrawingData[];
  action: string;
}

/** The technician's phone: one job, its clock, steps and evidence, and the next action. */
export function JobPhone(props: JobPhoneProps) {
  const { label, time, connection, job, priority, task, place, clockName, clock, steps, photos, action } =
    props;
  return (
    <PhoneFrame label={label} time={time} connection={connection} moves>
      <div className={styles.job}>
        <span className={styles.number}>{job}</span>
        <Priority level={priority} />
        <span className={styles.task}>{task}</span>
        <span className={styles.place}>
          <Icon name="pin" />
          {place}
        </span>
      </div>
      <div className={styles.clock}>
        <span>{clockName}</span>
        <Clock {...clock} />
      </div>
      <Steps steps={steps} />
      <div className={styles.photos}>
        {photos.map((photo) => (
          <span key={photo.strokes[0]?.path} className={styles.photo}>
            <LineDrawing {...photo} fit="slice" />
          </span>
        ))}
        <span className={styles.photo} data-empty="">
          <Icon name="cam" />
        </span>
      </div>
      <span className={styles.action}>{action}</span>
    </PhoneFrame>
  );
}
