import { useId, useState } from 'react';
import type { WeightUnit } from '../../../../shared/refrigerant/weight.ts';
import { fillCopy } from '../../../../shared/text/fillCopy.ts';
import { NumberNote } from '../NumberNote.tsx';
import styles from '../ToolFields.module.css';
import type { DutyCopy } from './dutyCopy.schema.ts';
import { isWeight, readWeight } from './readWeight.ts';

interface ChargeFieldsProps {
  /** The id that the weight's label refers to, or the label itself. */
  naming: { id: string } | { 'aria-label': string };
  hintId: string;
  /** The weight as typed. */
  charge: string;
  unit: WeightUnit;
  copy: DutyCopy['charge'];
  /** Whether any weight has been typed that could be converted. */
  hasWeights: boolean;
  onChange: (change: { charge: string } | { unit: WeightUnit }) => void;
  /** Converts all weights from the previous unit to the current one. */
  onConvert: (from: WeightUnit) => void;
}

/** A circuit's charge and its unit. Changing the unit keeps the numbers and asks whether to convert them. */
export function ChargeFields({
  naming,
  hintId,
  charge,
  unit,
  copy,
  hasWeights,
  onChange,
  onConvert,
}: ChargeFieldsProps) {
  const id = useId();
  const [before, setBefore] = useState<WeightUnit>();
  const isWrong = charge.trim() !== '' && readWeight(charge) === undefined;
  const isAsked = before !== undefined && before !== unit && hasWeights;
  const answer = (convert: boolean) => {
    if (convert && before) onConvert(before);
    setBefore(undefined);
  };
  return (
    <>
      <span className={styles.pair}>
        <input
          {...naming}
          className={styles.control}
          name="charge"
          inputMode="decimal"
          autoComplete="off"
          value={charge}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong ${hintId}` : hintId}
          onChange={(event) => onChange({ charge: event.currentTarget.value })}
        />
        <select
          className={styles.control}
          name="unit"
          aria-label={copy.unit.label}
          value={unit}
          onChange={(event) => {
            setBefore(before ?? unit);
            onChange({ unit: event.currentTarget.value as WeightUnit });
          }}
        >
          <option value="lb">{copy.unit.lb}</option>
          <option value="kg">{copy.unit.kg}</option>
        </select>
      </span>
      <p className={styles.error} id={`${id}-wrong`} hidden={!isWrong}>
        {copy.fault}
      </p>
      <NumberNote text={charge} fits={isWeight} onPick={(text) => onChange({ charge: text })} />
      <div className={styles.question} role="status">
        {isAsked ? (
          <>
            <p>{fillCopy(copy.convert.question, { to: copy.unit[unit], from: copy.unit[before] })}</p>
            <button type="button" onClick={() => answer(true)}>
              {copy.convert.yes}
            </button>
            <button type="button" onClick={() => answer(false)}>
              {copy.convert.no}
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}
