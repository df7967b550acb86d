import { type ReactNode, useId, useMemo } from 'react';
import { hasFederalRule, PLACES } from '../../../shared/refrigerant/places.ts';
import { rulesFor } from '../../../shared/refrigerant/rulesFor.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { formatDay } from '../shared/formatDay.ts';
import { localDay } from '../shared/localDay.ts';
import { NumberCopyContext } from '../shared/NumberNote.tsx';
import { ChargeFields } from '../shared/refrigerant/ChargeFields.tsx';
import { circuitLine } from '../shared/refrigerant/circuitLine.ts';
import {
  answersOf,
  CIRCUIT_FLAGS,
  type CircuitState,
  circuitParameters,
  readCircuit,
  USES,
} from '../shared/refrigerant/circuitState.ts';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { GasFields } from '../shared/refrigerant/GasFields.tsx';
import { RuleFindings } from '../shared/refrigerant/RuleFindings.tsx';
import { convertText } from '../shared/refrigerant/readWeight.ts';
import fields from '../shared/ToolFields.module.css';
import { ToolForm } from '../shared/ToolForm.tsx';
import results from '../shared/ToolResults.module.css';
import { inFragment } from '../shared/toolAddress.ts';
import type { NumberCopy } from '../shared/toolsCopy.schema.ts';
import { useToolState } from '../shared/useToolState.ts';
import styles from './RuleFinder.module.css';
import type { RuleFinderCopy } from './RuleFinder.schema.ts';
import { rulesCsv } from './rulesCsv.ts';

export interface RuleFinderProps {
  copy: RuleFinderCopy;
  dutyCopy: DutyCopy;
  numberCopy: NumberCopy;
  locale: string;
}

/** The fifth question, unanswered. */
const NO_EXEMPTION = { isLightCommercial: false, isSealed: false };

const EXAMPLE: CircuitState = {
  place: 'us',
  use: 'commercial',
  refrigerant: 'R-404A',
  otherGwp: '',
  otherKind: 'hfc',
  charge: '210',
  unit: 'lb',
  ...NO_EXEMPTION,
  hasDetection: false,
};

const fragmentOf = (state: CircuitState) => circuitParameters(state).toString();

/** The answers in a fragment; undefined if it has no charge. */
function readFragment(fragment: string): CircuitState | undefined {
  const query = new URLSearchParams(fragment.slice(1));
  return query.has('charge') ? readCircuit(query) : undefined;
}

const address = inFragment(readFragment, fragmentOf);

/** The example, overlaid with anything answered before hydration. */
function readEarlyInput(form: HTMLFormElement): CircuitState {
  const data = new FormData(form);
  const query = circuitParameters({ ...EXAMPLE, ...NO_EXEMPTION });
  for (const [field, name] of [
    ['place', 'place'],
    ['use', 'kind'],
    ['refrigerant', 'refrigerant'],
    ['charge', 'charge'],
    ['unit', 'unit'],
  ] as const)
    query.set(name, String(data.get(field) ?? ''));
  for (const [field, name] of Object.entries(CIRCUIT_FLAGS)) if (data.has(field)) query.set(name, '1');
  return readCircuit(query);
}

/** Six questions and the duties that follow from them, with reasons. Computed in the browser. */
export function RuleFinder({ copy, dutyCopy, numberCopy, locale }: RuleFinderProps) {
  const {
    state: answers,
    change: changeState,
    isChanged,
    isReady,
    form,
    message,
    copyLink,
  } = useToolState({ start: EXAMPLE, address, readForm: readEarlyInput });
  const id = useId();
  const findings = useMemo(() => {
    const circuit = answersOf(answers);
    return circuit && rulesFor(circuit);
  }, [answers]);
  const count = findings?.flatMap(({ duties }) => duties).length ?? 0;
  const change = (part: Partial<CircuitState>) => changeState((before) => ({ ...before, ...part }));

  const question = (label: string, number: number, control: ReactNode) => (
    <fieldset className={fields.choices}>
      <legend className={styles.question}>
        <span className={styles.number}>{number}</span> {label}
      </legend>
      {control}
    </fieldset>
  );
  const radio = <Name extends 'place' | 'use'>(
    name: Name,
    value: CircuitState[Name],
    words: { label: string; note?: string | undefined },
  ) => (
    <label className={fields.choice} key={value}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={answers[name] === value}
        // The fifth question depends on both, so its answer no longer applies.
        onChange={() => change({ [name]: value, ...NO_EXEMPTION })}
      />
      <span>
        {words.label}
        {words.note ? <small>{words.note}</small> : null}
      </span>
    </label>
  );
  const check = (name: 'isLightCommercial' | 'isSealed' | 'hasDetection', label: string) => (
    <label className={fields.check}>
      <input
        type="checkbox"
        name={name}
        checked={answers[name]}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
  const isFederal = hasFederalRule(answers.place);
  const day = (value: string) => formatDay(value, locale);
  const circuit = circuitLine(answers, copy.use[answers.use].label, dutyCopy);
  const saveCsv = () =>
    saveFile(
      `${copy.files.name}.csv`,
      'text/csv;charset=utf-8',
      rulesCsv(findings ?? [], {
        circuit,
        made: localDay(new Date()),
        columns: copy.files.columns,
        copy: dutyCopy,
        formatDay: day,
      }),
    );
  const exemption = isFederal
    ? answers.use === 'comfort' && check('isLightCommercial', dutyCopy.exemptKinds.lightCommercial)
    : check('isSealed', dutyCopy.exemptKinds.sealed);
  return (
    <div className={fields.calculator} data-rule-finder="" data-ready={isReady ? '' : undefined}>
      <NumberCopyContext value={numberCopy}>
        <ToolForm form={form}>
          {question(
            copy.place.label,
            1,
            PLACES.map((place) => radio('place', place, dutyCopy.places[place])),
          )}
          {question(
            copy.use.label,
            2,
            USES.map((use) => radio('use', use, copy.use[use])),
          )}
          {question(
            copy.refrigerant.label,
            3,
            <GasFields
              naming={{ 'aria-label': copy.refrigerant.label }}
              state={answers}
              copy={dutyCopy.gas}
              onChange={change}
            />,
          )}
          {question(
            copy.charge.label,
            4,
            <>
              <ChargeFields
                naming={{ 'aria-label': copy.charge.label }}
                hintId={`${id}-hint`}
                charge={answers.charge}
                unit={answers.unit}
                copy={dutyCopy.charge}
                hasWeights={answers.charge.trim() !== ''}
                onChange={change}
                onConvert={(from) => change({ charge: convertText(answers.charge, from) })}
              />
              <p className={fields.hint} id={`${id}-hint`}>
                {copy.charge.hint}
              </p>
            </>,
          )}
          {question(
            copy.exemptKind.label,
            5,
            exemption || <p className={fields.hint}>{copy.exemptKind.none}</p>,
          )}
          {question(copy.detection.label, 6, check('hasDetection', copy.detection.yes))}
        </ToolForm>
      </NumberCopyContext>
      <section className={results.results} aria-label={copy.result.title}>
        {findings ? (
          <p className={styles.circuit}>{fillCopy(copy.result.circuit, { circuit })}</p>
        ) : (
          <p className={results.empty}>{copy.result.none}</p>
        )}
        <RuleFindings findings={findings ?? []} copy={dutyCopy} formatDay={day} />
        <div className={results.files}>
          <a
            className={styles.calculator} // Only a script reads the circuit from the address.
            href={`${copy.result.calculator.href}${isReady ? `#${fragmentOf(answers)}` : ''}`}
          >
            {copy.result.calculator.label}
          </a>
          <button type="button" disabled={!findings} onClick={() => print()}>
            {copy.files.print}
          </button>
          <button type="button" disabled={!findings} onClick={saveCsv}>
            {copy.files.spreadsheet}
          </button>
          <button
            type="button"
            onClick={() => copyLink({ copied: copy.files.copied, failed: copy.files.notCopied })}
          >
            {copy.files.link}
          </button>
          <p className={results.note} role="status">
            {message || copy.files.privacy}
          </p>
          <p className={results.note}>{fillCopy(dutyCopy.notice, { day: day(dutyCopy.checked) })}</p>
        </div>
      </section>
      <Announcement text={fillCopy(copy.result.announcement, { count: String(count) })} isOn={isChanged} />
    </div>
  );
}
