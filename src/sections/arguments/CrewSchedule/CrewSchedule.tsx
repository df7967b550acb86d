import type { CSSProperties } from 'react';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import chart from '../../shared/Chart.module.css';
import { ChartNotes } from '../../shared/ChartNotes.tsx';
import styles from './CrewSchedule.module.css';
import type { CrewScheduleProps } from './CrewSchedule.schema.ts';

const clock = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

/** A row for each crew member. Jobs are placed by day and hour; a number on a job refers to the note below. */
export function CrewSchedule(props: CrewScheduleProps & SectionPlacement) {
  const { days, from, to, legend, crew, notes, ...frame } = props;
  const share = (day: number, hour: number) =>
    `${Math.round(((day - 1 + (hour - from) / (to - from)) / days.length) * 10_000) / 100}%`;
  return (
    <Section {...frame}>
      <div className={styles.week} style={{ '--days': days.length } as CSSProperties}>
        <div className={styles.days} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
        {crew.map(({ name, trade, load, jobs }) => (
          <div key={name} className={styles.row}>
            <p className={styles.name}>
              <b>{name}</b>
              <span className={styles.soft}>{trade}</span>
              <span className={styles.load}>{load}</span>
            </p>
            <ol className={styles.track}>
              {jobs.map((job) => (
                <li
                  key={`${job.day} ${job.from}`}
                  className={styles.job}
                  data-kind={job.kind}
                  style={
                    { '--at': share(job.day, job.from), '--to': share(job.day, job.to) } as CSSProperties
                  }
                >
                  <span className="visually-hidden">
                    {days[job.day - 1]}, {clock(job.from)}–{clock(job.to)}, {legend[job.kind]}:
                  </span>
                  <span className={styles.text}>{headingMarkup(job.text)}</span>
                  {job.note ? <b className={`bubble ${chart.number} ${styles.number}`}>{job.note}</b> : null}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <ul className={chart.legend}>
        {Object.entries(legend).map(([kind, text]) => (
          <li key={kind} className={`${chart.key} ${styles.key}`} data-kind={kind}>
            {text}
          </li>
        ))}
      </ul>
      <ChartNotes notes={notes} />
    </Section>
  );
}
