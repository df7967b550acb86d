import type { CSSProperties } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import chart from '../../shared/Chart.module.css';
import { ChartNotes } from '../../shared/ChartNotes.tsx';
import styles from './StockChart.module.css';
import type { StockChartProps } from './StockChart.schema.ts';
import { stepPath } from './stepPath.ts';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The chart across the full width; below it, what its numbers mean. */
export function StockChart(props: StockChartProps & SectionPlacement) {
  const { alt, unit, levels, top, minimum, maximum, ticks, events, ...frame } = props;
  const course = stepPath(levels, top);
  const across = (week: number) => percent((week - 0.5) / levels.length);
  const up = (level: number) => percent(level / top);
  return (
    <Section {...frame}>
      <div role="img" aria-label={alt}>
        <p className={styles.unit}>{unit}</p>
        <div dir="ltr" className={styles.plot}>
          <svg className={chart.field} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            <path className={chart.area} d={`${course}V1000H0Z`} />
            <path className={styles.course} d={course} />
          </svg>
          {[maximum, minimum].map(({ value, text }) => (
            <span key={text} className={styles.level} style={{ '--y': up(value) } as CSSProperties}>
              <span className={styles.levelName}>{text}</span>
            </span>
          ))}
          {events.map(({ week, when }, index) => (
            <span
              key={when}
              className={`bubble ${chart.number} ${styles.number}`}
              style={{ '--x': across(week), '--y': up(levels[week - 1] ?? 0) } as CSSProperties}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <p dir="ltr" className={styles.axis}>
          {ticks.map(({ week, text }) => (
            <span
              key={text}
              className={styles.tick}
              style={{ '--x': percent((week - 1) / levels.length) } as CSSProperties}
            >
              {text}
            </span>
          ))}
        </p>
      </div>
      <ChartNotes notes={events} className={styles.events} />
    </Section>
  );
}
