import type { SectionPlacement } from '../../sectionBase.ts';
import type { ItemRowsProps } from './ItemRows.schema.ts';
import { RowsBeside } from './variants/RowsBeside.tsx';
import { RowsOfModules } from './variants/RowsOfModules.tsx';
import { RowsOfTrials } from './variants/RowsOfTrials.tsx';

const layouts = { beside: RowsBeside, modules: RowsOfModules, trials: RowsOfTrials };

/** Items in ruled rows, each with a text. */
export function ItemRows(props: ItemRowsProps & SectionPlacement) {
  const Rows = layouts[props.layout];
  return <Rows {...props} />;
}
