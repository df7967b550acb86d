import type { RoiCategory, RoiYear } from '../../../shared/roi/computeRoi.ts';
import { formatHours, formatMoney } from '../../../shared/roi/formatRoi.ts';
import { ToolSummary } from '../shared/ToolSummary.tsx';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import parts from './RoiParts.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

interface RoiYearTableProps {
  /** The label that opens the table, and its caption. */
  title: string;
  year: RoiYear;
  copy: RoiCopy['chart'];
}

/** A year before and after in figures, on demand. */
export function RoiYearTable({ title, year, copy }: RoiYearTableProps) {
  return (
    <details>
      <ToolSummary>{title}</ToolSummary>
      <ScrollRegion label={title}>
        <table className={parts.table}>
          <thead>
            <tr>
              <th scope="col">{copy.category}</th>
              <th scope="col">{copy.today}</th>
              <th scope="col">{copy.after}</th>
              <th scope="col">{copy.saved}</th>
            </tr>
          </thead>
          <tbody>
            <CategoryRows name={copy.inHouse} category={year.inHouse} copy={copy} />
            <CategoryRows name={copy.outsourced} category={year.outsourced} copy={copy} />
            <Row
              name={`${copy.total}, ${copy.cost}`}
              values={[year.costBefore, year.costAfter, year.totalCostSaved].map(formatMoney)}
            />
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

interface CategoryRowsProps {
  name: string;
  category: RoiCategory;
  copy: RoiCopy['chart'];
}

function CategoryRows({ name, category, copy }: CategoryRowsProps) {
  const { costBefore, costAfter, costSaved, hoursBefore, hoursAfter, hoursSaved } = category;
  return (
    <>
      <Row name={`${name}, ${copy.time}`} values={[hoursBefore, hoursAfter, hoursSaved].map(formatHours)} />
      <Row name={`${name}, ${copy.cost}`} values={[costBefore, costAfter, costSaved].map(formatMoney)} />
    </>
  );
}

function Row({ name, values }: { name: string; values: readonly string[] }) {
  const [before, after, saved] = values;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>{after}</td>
      <td>{saved}</td>
    </tr>
  );
}
