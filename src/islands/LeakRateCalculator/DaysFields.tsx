import { useId } from 'react';
import { askedDays } from '../../../shared/refrigerant/places.ts';
import { ToolField } from '../shared/ToolField.tsx';
import styles from '../shared/ToolFields.module.css';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { dayFault, type LeakState } from './leakState.ts';

interface DaysFieldsProps {
  state: LeakState;
  copy: LeakRateCopy;
  /** Today's date for the visitor, once a script runs: the latest that anything can have been done. */
  today: string | undefined;
  onChange: (change: Partial<LeakState>) => void;
}

/** The days of tests, checks and repairs from which the place's duties are counted. */
export function DaysFields({ state, copy, today, onChange }: DaysFieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.groups.days}</legend>
      {([...askedDays(state), 'on'] as const).map((name) => {
        const latest = name === 'on' ? undefined : today;
        const fault = dayFault(state[name], latest);
        return (
          <ToolField
            id={`${id}-${name}`}
            label={copy.days[name].label}
            hint={copy.days[name].hint}
            key={name}
          >
            <input
              className={styles.control}
              id={`${id}-${name}`}
              type="date"
              name={name}
              value={state[name]}
              max={latest}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `${id}-${name}-fault ${id}-${name}-hint` : `${id}-${name}-hint`}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
            <p className={styles.error} id={`${id}-${name}-fault`} hidden={!fault}>
              {fault ? copy.faults[fault] : null}
            </p>
          </ToolField>
        );
      })}
    </fieldset>
  );
}
