import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { WeightUnit } from '../../../shared/refrigerant/parseAdditions.ts';
import {
  KILOGRAMS_PER_POUND,
  type RefrigerantName,
  refrigerants,
} from '../../../shared/refrigerant/refrigerants.ts';
import { PLACES, type RuleAnswers, rulesFor } from '../../../shared/refrigerant/rulesFor.ts';
import { DutyList } from '../LeakRateCalculator/DutyList.tsx';
import { formatDay, formatTonnes } from '../LeakRateCalculator/formatLeak.ts';
import type { DutyCopy } from '../LeakRateCalculator/LeakRateCalculator.schema.ts';
import { readWeight } from '../LeakRateCalculator/leakState.ts';
import { Announcement } from '../shared/Announcement.tsx';
import { fillCopy } from '../shared/fillCopy.ts';
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

/** The answers as given, with the charge as typed and its unit. */
type Answers = Omit<RuleAnswers, 'kilograms'> & { charge: string; unit: WeightUnit };

const EXAMPLE: Answers = {
  place: 'us',
  use: 'commercial',
  refrigerant: 'R-404A',
  charge: '210',
  unit: 'lb',
  isSmallKind: false,
  hasDetection: false,
};

const USES = ['commercial', 'industrial', 'comfort'] as const;

const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Six questions and the duties that follow from them, with reasons. Computed in the browser. */
export function RuleFinder({ copy, dutyCopy, locale }: RuleFinderProps) {
  const [answers, setAnswers] = useState(EXAMPLE);
  const [isChanged, setIsChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const charge = readWeight(answers.charge);
  const findings = useMemo(() => {
    const weight = readWeight(answers.charge);
    if (weight === undefined) return undefined;
    const kilograms = answers.unit === 'lb' ? weight * KILOGRAMS_PER_POUND : weight;
    return rulesFor({ ...answers, kilograms });
  }, [answers]);
  const count = findings?.flatMap(({ duties }) => duties).length ?? 0;

  // Keep what was answered before hydration.
  useEffect(() => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const given = Object.fromEntries(
      (['place', 'use', 'refrigerant', 'charge', 'unit'] as const).map((name) => [name, data.get(name)]),
    ) as unknown as Pick<Answers, 'place' | 'use' | 'refrigerant' | 'charge' | 'unit'>;
    setAnswers({ ...given, isSmallKind: data.has('isSmallKind'), hasDetection: data.has('hasDetection') });
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
        onChange={() => change({ [name]: value })}
      />
      <span>
        {words.label}
        {words.note ? <small>{words.note}</small> : null}
      </span>
    </label>
  );
  const check = (name: 'isSmallKind' | 'hasDetection', label: string) => (
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
  const isAmerica = answers.place === 'us' || answers.place === 'california';
  const figures = (values: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === 'tonnes' ? formatTonnes(value) : oneDigit.format(value),
      ]),
    );
  return (
    <div className={fields.calculator} data-rule-finder="">
      <ToolForm form={form}>
        {question(
          copy.place.label,
          1,
          PLACES.map((place) => radio('place', place, copy.place[place])),
        )}
        {question(
          copy.use.label,
          2,
          USES.map((use) => radio('use', use, copy.use[use])),
        )}
        {question(
          copy.refrigerant.label,
          3,
          <select
            className={fields.control}
            name="refrigerant"
            aria-label={copy.refrigerant.label}
            value={answers.refrigerant}
            onChange={(event) => change({ refrigerant: event.currentTarget.value as RefrigerantName })}
          >
            {refrigerants.map(({ name, gwp }) => (
              <option key={name} value={name}>
                {fillCopy(copy.refrigerant.option, { name, gwp: gwp.toLocaleString('en-US') })}
              </option>
            ))}
          </select>,
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
          copy.small.label,
          5,
          check('isSmallKind', isAmerica ? copy.small.america : copy.small.europe),
        )}
        {question(copy.detection.label, 6, check('hasDetection', copy.detection.yes))}
      </ToolForm>
      <section className={results.results} aria-label={copy.result.title}>
        {(findings ?? []).map(({ rules, reason, figures: values, duties }) => (
          <div className={results.part} key={rules}>
            <h2 className={results.title}>{copy.rules[rules]}</h2>
            <p className={styles.reason} data-applies={duties.length > 0 || undefined}>
              {fillCopy(copy.reasons[reason], figures(values))}
            </p>
            <DutyList duties={duties} copy={dutyCopy} formatDay={(day) => formatDay(day, locale)} />
          </div>
        ))}
        {findings ? null : <p className={results.empty}>{copy.result.none}</p>}
        <div className={results.files}>
          {isAmerica ? (
            <p className={results.note}>
              <a href={copy.result.calculator.href}>{copy.result.calculator.label}</a>
            </p>
          ) : null}
          <p className={results.note}>{dutyCopy.notice}</p>
        </div>
      </section>
      <Announcement text={fillCopy(copy.result.announcement, { count: String(count) })} isOn={isChanged} />
    </div>
  );
}
