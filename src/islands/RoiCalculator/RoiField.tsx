import { useId } from 'react';
import { formatCount } from '../../../shared/roi/formatRoi.ts';
import { type RoiNumberField, roiDefaults, roiFieldLimits } from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Slider } from '../Slider/Slider.tsx';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import styles from './RoiField.module.css';
import type { RoiFieldError } from './roiState.ts';

export interface RoiFieldProps {
  field: RoiNumberField;
  /** Name in form data and query strings. */
  name: string;
  /** The number as typed. */
  text: string;
  error: RoiFieldError | undefined;
  copy: RoiCopy;
  onChange: (field: RoiNumberField, text: string) => void;
}

/** One number: typed, or set with a slider over the usual range. */
export function RoiField({ field, name, text, error, copy, onChange }: RoiFieldProps) {
  const id = useId();
  const limits = roiFieldLimits[field];
  const words = copy.fields[field];
  const typed = Number(text);
  const value = text.trim() !== '' && Number.isFinite(typed) ? typed : roiDefaults[field];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <span className={styles.entry}>
        <input
          className={styles.number}
          id={id}
          type="number"
          inputMode="decimal"
          name={name}
          value={text}
          min={limits.min}
          max={limits.max}
          step={limits.step}
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
        value={value}
        aria-label={fillCopy(copy.slider, { label: words.label })}
        onChange={(moved) => onChange(field, moved)}
      />
      <p className={styles.error} id={`${id}-error`} hidden={!error}>
        {error
          ? `${fillCopy(copy.errors[error], { min: formatCount(limits.min), max: formatCount(limits.max) })} ${copy.errors.kept}`
          : null}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
    </div>
  );
}
