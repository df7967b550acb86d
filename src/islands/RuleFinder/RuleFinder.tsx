import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { WeightUnit } from '../../../shared/refrigerant/parseAdditions.ts';
import { hasFederalRule, PLACES } from '../../../shared/refrigerant/places.ts';
import { KILOGRAMS_PER_POUND } from '../../../shared/refrigerant/refrigerants.ts';
import { type RuleAnswers, rulesFor } from '../../../shared/refrigerant/rulesFor.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { formatDay } from '../shared/formatDay.ts';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { GasFields } from '../shared/refrigerant/GasFields.tsx';
import { chosenGas, type GasState } from '../shared/refrigerant/gasState.ts';
import { RuleFindings } from '../shared/refrigerant/RuleFindings.tsx';
import { readWeight } from '../shared/refrigerant/readWeight.ts';
import fields from '../shared/ToolFields.module.css';
import { ToolForm } from '../shared/ToolForm.tsx';
import results from '../shared/ToolResults.module.css';
import styles from './RuleFinder.module.css';
import type { RuleFinderCopy } from './RuleFinder.schema.ts';

export interface RuleFinderProps {
  copy: RuleFinderCopy;
  dutyCopy: DutyCopy;
  locale: string;
}

/** The answers as given, with refrigerant and charge as typed and its unit. */
type Answers = Omit<RuleAnswers, 'kilograms' | 'refrigerant'> &
  GasState & { charge: string; unit: WeightUnit };

/** The fifth question, unanswered. */
const NO_EXEMPTION = { isLightCommercial: false, isSealed: false };

const EXAMPLE: Answers = {
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

const USES = ['commercial', 'industrial', 'comfort'] as const;

/** Six questions and the duties that follow from them, with reasons. Computed in the browser. */
export function RuleFinder({ copy, dutyCopy, locale }: RuleFinderProps) {
  const [answers, setAnswers] = useState(EXAMPLE);
  const [isChanged, setIsChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const charge = readWeight(answers.charge);
  const findings = useMemo(() => {
    const weight = readWeight(answers.charge);
    const refrigerant = chosenGas(answers);
    if (weight === undefined || refrigerant === undefined) return undefined;
    const kilograms = answers.unit === 'lb' ? weight * KILOGRAMS_PER_POUND : weight;
    return rulesFor({ ...answers, refrigerant, kilograms });
  }, [answers]);
  const count = findings?.flatMap(({ duties }) => duties).length ?? 0;

  // Keep what was answered before hydration.
  useEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const given = Object.fromEntries(
      (['place', 'use', 'refrigerant', 'charge', 'unit'] as const).map((name) => [name, data.get(name)]),
    ) as unknown as Pick<Answers, 'place' | 'use' | 'refrigerant' | 'charge' | 'unit'>;
    setAnswers({
      ...EXAMPLE,
      ...given,
      isLightCommercial: data.has('isLightCommercial'),
      isSealed: data.has('isSealed'),
      hasDetection: data.has('hasDetection'),
    });
    form.current.dataset['ready'] = '';
  }, []);

  function change(part: Partial<Answers>) {
    setIsChanged(true);
    setAnswers((before) => ({ ...before, ...part }));
  }

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
    value: Answers[Name],
    words: { label: string; note?: string | undefined },
  ) => (
    <label className={fields.choice} key={value}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={answers[name] === value}
        // What the fifth question asks depends on both: an answer to the one is none to the other.
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
  const exemption = isFederal
    ? answers.use === 'comfort' && check('isLightCommercial', dutyCopy.exemptKinds.lightCommercial)
    : check('isSealed', dutyCopy.exemptKinds.sealed);
  return (
    <div className={fields.calculator} data-rule-finder="">
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
            <span className={fields.pair}>
              <input
                className={fields.control}
                name="charge"
                inputMode="decimal"
                aria-label={copy.charge.label}
                value={answers.charge}
                aria-invalid={charge === undefined || undefined}
                aria-describedby={charge === undefined ? `${id}-wrong ${id}-hint` : `${id}-hint`}
                onChange={(event) => change({ charge: event.currentTarget.value })}
              />
              <select
                className={fields.control}
                name="unit"
                aria-label={copy.unit.label}
                value={answers.unit}
                onChange={(event) => change({ unit: event.currentTarget.value as WeightUnit })}
              >
                <option value="lb">{copy.unit.lb}</option>
                <option value="kg">{copy.unit.kg}</option>
              </select>
            </span>
            <p className={fields.error} id={`${id}-wrong`} hidden={charge !== undefined}>
              {copy.charge.fault}
            </p>
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
      <section className={results.results} aria-label={copy.result.title}>
        <RuleFindings findings={findings ?? []} copy={dutyCopy} formatDay={day} />
        {findings ? null : <p className={results.empty}>{copy.result.none}</p>}
        <div className={results.files}>
          {isFederal ? (
            <p className={results.note}>
              <a href={copy.result.calculator.href}>{copy.result.calculator.label}</a>
            </p>
          ) : null}
          <p className={results.note}>{fillCopy(dutyCopy.notice, { day: day(dutyCopy.checked) })}</p>
        </div>
      </section>
      <Announcement text={fillCopy(copy.result.announcement, { count: String(count) })} isOn={isChanged} />
    </div>
  );
}
