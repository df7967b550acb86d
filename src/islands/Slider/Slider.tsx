import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import styles from './Slider.module.css';

export interface SliderProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange'> {
  min: number;
  max: number;
  /** Where the thumb stands; what lies beyond the limits stands at them. */
  value: number;
  onChange: (text: string) => void;
}

/** A range whose track is filled up to the thumb, in one way in every browser. */
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
