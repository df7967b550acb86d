import { useId } from 'react';
import { type ApplianceUse, LEAK_LIMITS } from '../../../shared/refrigerant/federalRule.ts';
import { hasFederalRule, PLACES, type Place } from '../../../shared/refrigerant/places.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { GasFields } from '../shared/refrigerant/GasFields.tsx';
import { readWeight } from '../shared/refrigerant/readWeight.ts';
import { ToolField } from '../shared/ToolField.tsx';
import styles from '../shared/ToolFields.module.css';
import { formatRate } from './formatLeak.ts';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import type { FLAGS, LeakState } from './leakState.ts';

interface CircuitFieldsProps {
  state: LeakState;
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  onChange: (change: Partial<LeakState>) => void;
}

const USES = ['commercial', 'industrial', 'comfort'] as const satisfies readonly ApplianceUse[];

/** Fields describing the circuit: place, gas, charge, use, and the facts that affect its duties. */
export function CircuitFields({ state, copy, dutyCopy, onChange }: CircuitFieldsProps) {
  const id = useId();
  const isFederal = hasFederalRule(state.place);
  const isWrong = state.charge.trim() !== '' && readWeight(state.charge) === undefined;
  const flag = (name: keyof typeof FLAGS, label: string) => (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        checked={state[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.groups.circuit}</legend>
      <ToolField id={`${id}-place`} label={copy.place.label}>
        <select
          className={styles.control}
          id={`${id}-place`}
          name="place"
          value={state.place}
          onChange={(event) => onChange({ place: event.currentTarget.value as Place })}
        >
          {PLACES.map((place) => (
            <option key={place} value={place}>
              {dutyCopy.places[place].label}
            </option>
          ))}
        </select>
      </ToolField>
      <ToolField id={`${id}-gas`} label={copy.refrigerant.label}>
        <GasFields naming={{ id: `${id}-gas` }} state={state} copy={dutyCopy.gas} onChange={onChange} />
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
              <small>
                {isFederal
                  ? fillCopy(copy.use.limited, {
                      note: copy.use[use].note,
                      limit: formatRate(LEAK_LIMITS[use]),
                    })
                  : copy.use[use].note}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {isFederal && state.use === 'comfort'
        ? flag('isLightCommercial', dutyCopy.exemptKinds.lightCommercial)
        : null}
      {isFederal && state.use === 'industrial' ? flag('needsShutdown', copy.needsShutdown) : null}
      {isFederal ? null : flag('isSealed', dutyCopy.exemptKinds.sealed)}
      {flag('hasDetection', copy.hasDetection)}
    </fieldset>
  );
}
