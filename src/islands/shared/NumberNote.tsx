import { createContext, useContext } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { numberReadings } from '../../../shared/text/numberReadings.ts';
import styles from './NumberNote.module.css';
import type { NumberCopy } from './toolsCopy.schema.ts';

/** The text of the notes. A tool provides it to all its fields: `<NumberCopyContext value={numberCopy}>`. */
export const NumberCopyContext = createContext<NumberCopy | undefined>(undefined);

interface NumberNoteProps {
  /** The number as typed. */
  text: string;
  /** Whether a number is valid in the field. */
  fits: (value: number) => boolean;
  /** Puts another text in the field. */
  onPick: (text: string) => void;
}

/**
 * How an ambiguous number was read (`1,234` as 1234 or as 1.234), and a button that puts the other reading in its
 * field. The note writes numbers without thousands separators.
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
