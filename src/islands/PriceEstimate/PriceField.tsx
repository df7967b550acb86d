import { useId } from 'react';
import { boundPriceNumber, priceLimits } from '../../../shared/pricing/estimatePrice.ts';
import { Slider } from '../Slider/Slider.tsx';
import styles from './PriceField.module.css';

export interface PriceFieldProps {
  field: 'people' | 'buildings';
  label: string;
  /** Accessible name of the slider. */
  sliderLabel: string;
  /** The number as typed. */
  text: string;
  /** The number as the slider announces it: 24 people. */
  valueText: string;
  onChange: (text: string) => void;
}

/** One number of the estimate: typed, or set with a slider over the usual range. */
export function PriceField({ field, label, sliderLabel, text, valueText, onChange }: PriceFieldProps) {
  const id = useId();
  const { min, max, sliderMax } = priceLimits[field];
  const bounded = boundPriceNumber(field, text.trim() === '' ? Number.NaN : Number(text));
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.number}
        id={id}
        name={field}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={text}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => onChange(String(bounded))}
      />
      <Slider
        className={styles.slider}
        data-field={field}
        min={min}
        max={sliderMax}
        step={1}
        value={bounded}
        aria-label={sliderLabel}
        aria-valuetext={valueText}
        onChange={onChange}
      />
    </div>
  );
}
