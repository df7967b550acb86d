import { useId } from 'react';
import { LEAK_LIMITS } from '../../../shared/refrigerant/federalRule.ts';
import { hasFederalRule, PLACES, type Place } from '../../../shared/refrigerant/places.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { ChargeFields } from '../shared/refrigerant/ChargeFields.tsx';
import { USES } from '../shared/refrigerant/circuitState.ts';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { GasFields } from '../shared/refrigerant/GasFields.tsx';
import { convertText } from '../shared/refrigerant/readWeight.ts';
import { ToolField } from '../shared/ToolField.tsx';
import styles from '../shared/ToolFields.module.css';
import { formatRate } from './formatLeak.ts';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { type FLAGS, isBlank, type LeakState, MAX_NAME } from './leakState.ts';

interface CircuitFieldsProps {
  state: LeakState;
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  onChange: (change: Partial<LeakState>) => void;
}

/** Fields describing the circuit: place, gas, charge, use, and the facts that affect its duties. */
export function CircuitFields({ state, copy, dutyCopy, onChange }: CircuitFieldsProps) {
  const id = useId();
  const isFederal = hasFederalRule(state.place);
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
      <ToolField id={`${id}-name`} label={copy.name.label} hint={copy.name.hint}>
        <input
          className={styles.control}
          id={`${id}-name`}
          name="name"
          maxLength={MAX_NAME}
          autoComplete="off"
          value={state.name}
          aria-describedby={`${id}-name-hint`}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </ToolField>
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
        <ChargeFields
          naming={{ id: `${id}-charge` }}
          hintId={`${id}-charge-hint`}
          charge={state.charge}
          unit={state.unit}
          copy={dutyCopy.charge}
          hasWeights={state.charge.trim() !== '' || !state.rows.every(isBlank)}
          onChange={onChange}
          onConvert={(from) =>
            onChange({
              charge: convertText(state.charge, from),
              rows: state.rows.map((row) => ({ ...row, weight: convertText(row.weight, from) })),
            })
          }
        />
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
