import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface DataColumn {
  /** Unique within the table. */
  key: string;
  heading: string;
  /** measured: mono, end-aligned. soft: secondary text. main: the row's subject, allowed to wrap. */
  kind?: 'main' | 'measured' | 'soft' | undefined;
  /** The window width from which the column is shown: medium 480 px, wide 700 px. */
  from?: 'medium' | 'wide' | undefined;
}

export interface DataRow {
  key: string;
  /** One cell per column, in the same order. */
  cells: readonly ReactNode[];
  isAlarmed?: boolean | undefined;
}

interface DataTableProps {
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Whether the first row can arrive above the others, once (behaviors/reveal.ts). */
  moves?: boolean | undefined;
}

/** A ruled table that drops whole columns rather than clipping text when the window is narrow. */
export function DataTable({ columns, rows, moves }: DataTableProps) {
  return (
    <table className={styles.table} data-moves={moves ? '' : undefined}>
      <thead>
        <tr>
          {columns.map(({ key, heading, kind, from }) => (
            <th key={key} scope="col" className={styles.heading} data-kind={kind} data-from={from}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: rowKey, cells, isAlarmed }) => (
          <tr key={rowKey} data-alarmed={isAlarmed ? '' : undefined} className={styles.row}>
            {columns.map(({ key, kind, from }, index) => (
              <td key={key} className={styles.cell} data-kind={kind} data-from={from}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
