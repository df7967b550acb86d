import { createContext, useContext } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { numberReadings } from '../../../shared/text/numberReadings.ts';
import styles from './NumberNote.module.css';
import type { NumberCopy } from './toolsCopy.schema.ts';

/** The words of the notes below. A tool provides them to all its fields: `<NumberCopyContext value={numberCopy}>`. */
export const NumberCopyContext = createContext<NumberCopy | undefined>(undefined);

interface NumberNoteProps {
  /** The number as typed. */
  text: string;
  /** Whether the field takes a number. */
  fits: (value: number) => boolean;
  /** Puts another text in the field. */
  onPick: (text: string) => void;
}

/**
 * How a number that reads two ways was understood, `1,234` as 1234 or as 1.234, and a button that puts the other one in
 * its field. Numbers are written without separators here, as these are in question.
 */
export function NumberNote({ text, fits, onPick }: NumberNoteProps) {
  const copy = useContext(NumberCopyContext);
  const readings = numberReadings(text);
  const [value, other] = readings.filter(fits);
  const isShown = copy !== undefined && readings.length > 1 && value !== undefined;
  return (
    <span className={styles.note} role="status">
      {isShown ? <span>{fillCopy(copy.read, { number: String(value) })}</span> : null}
      {isShown && other !== undefined ? (
        <button className={styles.other} type="button" onClick={() => onPick(String(other))}>
          {fillCopy(copy.use, { number: String(other) })}
        </button>
      ) : null}
    </span>
  );
}
