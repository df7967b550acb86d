import { Icon } from '../../ui/Icon/Icon.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { WindowFrame } from '../WindowFrame/WindowFrame.tsx';
import styles from './RecordLog.module.css';
import type { RecordLogProps } from './RecordLog.schema.ts';

/** Records found by a search, with what they prove. */
export function RecordLog({ search, columns, rows, summary, proof, ...heading }: RecordLogProps) {
  const subject = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'main'),
  );
  return (
    <WindowFrame {...heading}>
      {search ? (
        <p className={styles.search}>
          <Icon name="search" />
          {search}
        </p>
      ) : null}
      <DataTable
        columns={columns.map((column) => ({ ...column, key: column.heading }))}
        rows={rows.map(({ cells, under, isOut }) => ({
          key: cells.join(),
          isAlarmed: isOut,
          cells: cells.map((cell, index) =>
            under && index === subject ? (
              <>
                {cell}
                <span className={styles.under}>{under}</span>
              </>
            ) : (
              cell
            ),
          ),
        }))}
      />
      <p className={styles.foot}>
        <span>{summary}</span>
        <b className={styles.proof}>{proof}</b>
      </p>
    </WindowFrame>
  );
}
