import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import styles from './Slider.module.css';

export interface SliderProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange'> {
  min: number;
  max: number;
  /** Position of the thumb; values beyond the limits are clamped to them. */
  value: number;
  onChange: (text: string) => void;
}

/** A range input whose track is filled up to the thumb, looking the same in every browser. */
export function Slider({ min, max, value, onChange, className, ...rest }: SliderProps) {
  const position = Math.min(Math.max(value, min), max);
  const filled = ((position - min) / (max - min)) * 100;
  return (
    <input
      {...rest}
      className={`${styles.slider} ${className ?? ''}`}
      type="range"
      min={min}
      max={max}
      value={position}
      style={{ '--filled': `${filled.toFixed(1)}%` } as CSSProperties}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
