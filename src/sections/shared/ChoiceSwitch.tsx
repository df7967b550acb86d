import { useId } from 'react';
import styles from './ChoiceSwitch.module.css';

interface ChoiceSwitchProps {
  legend: string;
  /** Values and labels; the first is chosen. */
  choices: readonly (readonly [value: string, label: string])[];
  /** Whether each choice shows the color of its subject. */
  hasColors?: boolean | undefined;
}

/** One choice out of a few: the stylesheet of what it is in depends on the selection. */
export function ChoiceSwitch({ legend, choices, hasColors = false }: ChoiceSwitchProps) {
  const group = useId();
  return (
    <fieldset className={`chip-row ${styles.switch}`}>
      <legend>{legend}</legend>
      {choices.map(([value, label], index) => (
        <label key={value} className={styles.option} data-choice="">
          <input type="radio" name={group} value={value} defaultChecked={index === 0} />
          {hasColors ? <i data-subject={value} /> : null}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
