import { type ReactNode, useId } from 'react';
import { type RoiInput, type RoiNumberField, roiFieldNames } from '../../../shared/roi/roiInput.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { ToolSummary } from '../shared/ToolSummary.tsx';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import fieldStyles from './RoiField.module.css';
import { RoiField } from './RoiField.tsx';
import styles from './RoiFields.module.css';
import type { RoiState } from './roiState.ts';

export interface RoiFieldsProps {
  variant: 'full' | 'short';
  state: RoiState;
  copy: RoiCopy;
  /** Figures that the copy may name. */
  tokens: Readonly<Record<string, string>>;
  brandIdentifier: string;
  /** That of the page, for Intl. */
  language: string;
  onNumber: (field: RoiNumberField, text: string) => void;
  onIntegration: (isIntegration: RoiInput['isIntegration']) => void;
}

const groups = [
  { title: 'workOrders', fields: ['monthlyWorkOrders', 'inHousePercentage'] },
  { title: 'inHouse', fields: ['inHouseEmployees', 'inHouseHours', 'inHouseDecreasePercentage'] },
  { title: 'outsourced', fields: ['outsourcedHours', 'outsourcedDecreasePercentage'] },
  { title: 'estate', fields: ['buildings'] },
] as const satisfies readonly {
  title: keyof RoiCopy['groups'];
  fields: readonly RoiNumberField[];
}[];

const keyFields = ['monthlyWorkOrders', 'buildings', 'inHouseEmployees'] as const;
const otherFields = [
  'inHousePercentage',
  'inHouseHours',
  'inHouseDecreasePercentage',
  'outsourcedHours',
  'outsourcedDecreasePercentage',
] as const;

/** The questions: all of them in groups, or the first three and the rest on demand. */
export function RoiFields({
  variant,
  state,
  copy,
  tokens,
  brandIdentifier,
  language,
  onNumber,
  onIntegration,
}: RoiFieldsProps) {
  const names = roiFieldNames(brandIdentifier);
  const fieldset = (legend: string, fields: readonly RoiNumberField[]) => (
    <fieldset className={styles.group} key={legend}>
      <legend className={styles.legend}>{legend}</legend>
      {fields.map((field) => (
        <RoiField
          key={field}
          field={field}
          name={names[field]}
          text={state.texts[field]}
          error={state.errors[field]}
          copy={copy}
          language={language}
          onChange={onNumber}
        />
      ))}
    </fieldset>
  );
  const integration = (
    <IntegrationSwitch
      name={names.isIntegration}
      isIntegration={state.input.isIntegration}
      copy={copy}
      hint={fillCopy(copy.integration.hint, tokens)}
      onIntegration={onIntegration}
    />
  );
  if (variant === 'full') {
    return (
      <>
        {groups.map(({ title, fields }) => fieldset(copy.groups[title], fields))}
        {integration}
      </>
    );
  }
  return (
    <>
      <div className={styles.key}>{fieldset(copy.groups.key, keyFields)}</div>
      <details className={styles.more}>
        <ToolSummary>{copy.groups.more}</ToolSummary>
        <div className={styles.moreFields}>
          {fieldset(copy.groups.inHouse, otherFields.slice(0, 3))}
          {fieldset(copy.groups.outsourced, otherFields.slice(3))}
          {integration}
        </div>
      </details>
    </>
  );
}

interface IntegrationSwitchProps {
  name: string;
  isIntegration: boolean;
  copy: RoiCopy;
  hint: string;
  onIntegration: (isIntegration: boolean) => void;
}

/** Two radio buttons, so that a form sent without script submits "false" instead of nothing. */
function IntegrationSwitch({ name, isIntegration, copy, hint, onIntegration }: IntegrationSwitchProps) {
  const id = useId();
  const option = (value: boolean, label: ReactNode) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={name}
        value={String(value)}
        checked={isIntegration === value}
        onChange={() => onIntegration(value)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{copy.groups.integration}</legend>
      <p className={fieldStyles.label}>{copy.integration.label}</p>
      <div className={styles.options}>
        {option(true, copy.integration.with)}
        {option(false, copy.integration.without)}
      </div>
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </fieldset>
  );
}
