import { useId } from 'react';
import { GAS_KINDS, type GasKind, refrigerants } from '../../../../shared/refrigerant/refrigerants.ts';
import { fillCopy } from '../../../../shared/text/fillCopy.ts';
import { NumberNote } from '../NumberNote.tsx';
import { ToolField } from '../ToolField.tsx';
import styles from '../ToolFields.module.css';
import type { DutyCopy } from './dutyCopy.schema.ts';
import { type GasState, isGwp, OTHER_GAS, readGwp } from './gasState.ts';

interface GasFieldsProps {
  /** The id that the choice's label refers to, or the label itself. */
  naming: { id: string } | { 'aria-label': string };
  state: GasState;
  copy: DutyCopy['gas'];
  onChange: (change: Partial<GasState>) => void;
}

/** A refrigerant's name, or that of an unlisted one with its GWP. */
export function gasName({ refrigerant, otherGwp }: GasState, copy: DutyCopy['gas']): string {
  return refrigerant === OTHER_GAS ? fillCopy(copy.option, { name: copy.other, gwp: otherGwp }) : refrigerant;
}

/** The refrigerant: a choice among the listed ones, and further questions about an unlisted one. */
export function GasFields({ naming, state, copy, onChange }: GasFieldsProps) {
  const id = useId();
  const isWrong = state.otherGwp.trim() !== '' && readGwp(state.otherGwp) === undefined;
  return (
    <>
      <select
        {...naming}
        className={styles.control}
        name="refrigerant"
        value={state.refrigerant}
        onChange={(event) => onChange({ refrigerant: event.currentTarget.value as GasState['refrigerant'] })}
      >
        {refrigerants.map(({ name, gwp }) => (
          <option key={name} value={name}>
            {fillCopy(copy.option, { name, gwp: gwp.toLocaleString('en-US') })}
          </option>
        ))}
        <option value={OTHER_GAS}>{copy.other}</option>
      </select>
      {state.refrigerant === OTHER_GAS ? (
        <>
          <ToolField id={`${id}-gwp`} label={copy.gwp} hint={copy.gwpHint}>
            <input
              className={styles.control}
              id={`${id}-gwp`}
              name="gwp"
              inputMode="decimal"
              autoComplete="off"
              value={state.otherGwp}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}-wrong ${id}-gwp-hint` : `${id}-gwp-hint`}
              onChange={(event) => onChange({ otherGwp: event.currentTarget.value })}
            />
            <NumberNote text={state.otherGwp} fits={isGwp} onPick={(otherGwp) => onChange({ otherGwp })} />
            <p className={styles.error} id={`${id}-wrong`} hidden={!isWrong}>
              {copy.gwpFault}
            </p>
          </ToolField>
          <ToolField id={`${id}-kind`} label={copy.kind.label}>
            <select
              className={styles.control}
              id={`${id}-kind`}
              name="gas"
              value={state.otherKind}
              onChange={(event) => onChange({ otherKind: event.currentTarget.value as GasKind })}
            >
              {GAS_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {copy.kind[kind]}
                </option>
              ))}
            </select>
          </ToolField>
        </>
      ) : null}
    </>
  );
}
