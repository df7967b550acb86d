import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import chart from './Chart.module.css';

interface ChartNotesProps {
  notes: readonly { when: string; text: string }[];
  className?: string | undefined;
}

/** The meaning of the numbers on a chart: when, and what happened. */
export function ChartNotes({ notes, className = '' }: ChartNotesProps) {
  return (
    <ol className={`${chart.notes} ${className}`}>
      {notes.map(({ when, text }, index) => (
        <li key={when} className={chart.note}>
          <b className={`bubble ${chart.number}`} aria-hidden="true">
            {index + 1}
          </b>
          <b className={chart.when}>{when}</b>
          <p className={chart.text}>{inlineMarkup(text)}</p>
        </li>
      ))}
    </ol>
  );
}
