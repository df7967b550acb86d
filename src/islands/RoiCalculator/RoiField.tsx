import { useId } from 'react';
import {
  checkRoiNumber,
  type RoiNumberField,
  readRoiNumber,
  roiDefaults,
  roiFieldLimits,
} from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Slider } from '../Slider/Slider.tsx';
import { NumberNote } from '../shared/NumberNote.tsx';
import { NUMBER_PATTERN } from './numberPattern.ts';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import styles from './RoiField.module.css';
import { roiFieldMessage } from './roiFieldMessage.ts';
import type { RoiFieldError } from './roiState.ts';

export interface RoiFieldProps {
  field: RoiNumberField;
  /** Name in form data and query strings. */
  name: string;
  /** The number as typed. */
  text: string;
  error: RoiFieldError | undefined;
  copy: RoiCopy;
  /** That of the page, for Intl. */
  language: string;
  onChange: (field: RoiNumberField, text: string) => void;
}

/** One number: typed, or set with a slider over the usual range. */
export function RoiField({ field, name, text, error, copy, language, onChange }: RoiFieldProps) {
  const id = useId();
  const limits = roiFieldLimits[field];
  const words = copy.fields[field];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <span className={styles.entry}>
        <input
          className={styles.number}
          id={id}
          type="text"
          inputMode="decimal"
          name={name}
          value={text}
          pattern={NUMBER_PATTERN}
          required
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={(event) => onChange(field, event.currentTarget.value)}
        />
        {words.unit ? <span className={styles.unit}>{words.unit}</span> : null}
      </span>
      <Slider
        className={styles.slider}
        min={limits.min}
        max={limits.sliderMax}
        step={limits.step}
        value={readRoiNumber(field, text) ?? roiDefaults[field]}
        aria-label={fillCopy(copy.slider, { label: words.label })}
        onChange={(moved) => onChange(field, moved)}
      />
      <p className={styles.error} id={`${id}-error`} hidden={!error}>
        {error ? roiFieldMessage(field, error, copy.errors, language) : null}
      </p>
      <NumberNote
        text={text}
        fits={(value) => checkRoiNumber(field, value) === undefined}
        onPick={(picked) => onChange(field, picked)}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
    </div>
  );
}
