import { useId } from 'react';
import { fitsPrice, priceLimits } from '../../../shared/pricing/estimatePrice.ts';
import { formatCount } from '../../../shared/roi/formatRoi.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Slider } from '../Slider/Slider.tsx';
import { NumberNote } from '../shared/NumberNote.tsx';
import type { PriceCopy } from './PriceEstimate.schema.ts';
import styles from './PriceField.module.css';
import type { SizeField } from './readSize.ts';

export interface PriceFieldProps {
  field: 'people' | 'buildings';
  size: SizeField;
  copy: PriceCopy;
  onChange: (text: string) => void;
}

/** One number of the estimate: typed, or set with a slider over the usual range. */
export function PriceField({ field, size, copy, onChange }: PriceFieldProps) {
  const id = useId();
  const { text, value, isRefused } = size;
  const { min, max, sliderMax } = priceLimits[field];
  const words = copy[field];
  const { language } = copy.currency;
  const count = fillCopy(value === 1 ? words.one : words.many, { count: formatCount(value, language) });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <input
        className={styles.number}
        id={id}
        name={field}
        type="text"
        inputMode="numeric"
        value={text}
        autoComplete="off"
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={styles.refused} id={`${id}-refused`} role="status">
        {isRefused
          ? fillCopy(copy.refused, {
              min: formatCount(min, language),
              max: formatCount(max, language),
              kept: count,
            })
          : null}
      </p>
      <NumberNote text={text} fits={(reading) => fitsPrice(field, reading)} onPick={onChange} />
      <Slider
        className={styles.slider}
        data-field={field}
        min={min}
        max={sliderMax}
        step={1}
        value={value}
        aria-label={fillCopy(copy.slider, { label: words.label })}
        aria-valuetext={count}
        onChange={onChange}
      />
    </div>
  );
}
