import { useId } from 'react';
import type { ApplianceUse } from '../../../shared/refrigerant/federalRule.ts';
import { type RefrigerantName, refrigerants } from '../../../shared/refrigerant/refrigerants.ts';
import { fillCopy } from '../shared/fillCopy.ts';
import { ToolField } from '../shared/ToolField.tsx';
import styles from '../shared/ToolFields.module.css';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { type LeakState, readWeight } from './leakState.ts';

interface CircuitFieldsProps {
  state: LeakState;
  copy: LeakRateCopy;
  onChange: (change: Partial<LeakState>) => void;
}

const USES = ['commercial', 'industrial', 'comfort'] as const satisfies readonly ApplianceUse[];

/** Fields describing the circuit: gas, charge, use, and the three facts that affect its duties. */
export function CircuitFields({ state, copy, onChange }: CircuitFieldsProps) {
  const id = useId();
  const isWrong = state.charge.trim() !== '' && readWeight(state.charge) === undefined;
  const flag = (name: 'isLightCommercial' | 'needsShutdown' | 'hasDetection') => (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        checked={state[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      />
      <span>{copy[name]}</span>
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.groups.circuit}</legend>
      <ToolField id={`${id}-gas`} label={copy.refrigerant.label}>
        <select
          className={styles.control}
          id={`${id}-gas`}
          name="refrigerant"
          value={state.refrigerant}
          onChange={(event) => onChange({ refrigerant: event.currentTarget.value as RefrigerantName })}
        >
          {refrigerants.map(({ name, gwp }) => (
            <option key={name} value={name}>
              {fillCopy(copy.refrigerant.option, { name, gwp: gwp.toLocaleString('en-US') })}
            </option>
          ))}
        </select>
      </ToolField>
      <ToolField id={`${id}-charge`} label={copy.charge.label} hint={copy.charge.hint}>
        <span className={styles.pair}>
          <input
            className={styles.control}
            id={`${id}-charge`}
            name="charge"
            inputMode="decimal"
            autoComplete="off"
            value={state.charge}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong ${id}-charge-hint` : `${id}-charge-hint`}
            onChange={(event) => onChange({ charge: event.currentTarget.value })}
          />
          <select
            className={styles.control}
            name="unit"
            aria-label={copy.unit.label}
            value={state.unit}
            onChange={(event) => onChange({ unit: event.currentTarget.value as LeakState['unit'] })}
          >
            <option value="lb">{copy.unit.lb}</option>
            <option value="kg">{copy.unit.kg}</option>
          </select>
        </span>
        <p className={styles.error} id={`${id}-wrong`} hidden={!isWrong}>
          {copy.faults.charge}
        </p>
      </ToolField>
      <fieldset className={styles.choices}>
        <legend className={styles.label}>{copy.use.label}</legend>
        {USES.map((use) => (
          <label className={styles.choice} key={use}>
            <input
              type="radio"
              name="kind"
              value={use}
              checked={state.use === use}
              onChange={() => onChange({ use })}
            />
            <span>
              {copy.use[use].label}
              <small>{copy.use[use].note}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {state.use === 'comfort' ? flag('isLightCommercial') : null}
      {state.use === 'industrial' ? flag('needsShutdown') : null}
      {flag('hasDetection')}
    </fieldset>
  );
}
