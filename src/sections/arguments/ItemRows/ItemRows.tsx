import type { SectionPlacement } from '../../sectionBase.ts';
import type { ItemRowsProps } from './ItemRows.schema.ts';
import { RowsBeside } from './variants/RowsBeside.tsx';
import { RowsOfClauses } from './variants/RowsOfClauses.tsx';
import { RowsOfModules } from './variants/RowsOfModules.tsx';
import { RowsOfTrials } from './variants/RowsOfTrials.tsx';

const layouts = { beside: RowsBeside, modules: RowsOfModules, trials: RowsOfTrials, clauses: RowsOfClauses };

/** Items in ruled rows, each with a text. */
export function ItemRows(props: ItemRowsProps & SectionPlacement) {
  const Rows = layouts[props.layout];
  return <Rows {...props} />;
}
