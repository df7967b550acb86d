import type { Film } from '../../content/entries/films/Film.ts';
import { filmLink } from '../../lib/filmLink.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './OpenRecording.module.css';

interface OpenRecordingProps {
  film: Film;
  label: string;
  text: string;
}

/** The link to a recording, which RecordingSwitch shows to visitors who have registered in this browser. */
export function OpenRecording({ film, label, text }: OpenRecordingProps) {
  return (
    <div className={styles.open} data-registered="" hidden>
      <p>{text}</p>
      <Button href={filmLink(film, '', true).href} label={label} />
    </div>
  );
}
