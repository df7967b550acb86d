import { DataTable } from '../parts/DataTable.tsx';
import { Tag, type TagData } from '../parts/Tag.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './ComplianceLog.module.css';

export interface LeakEntry {
  opened: string;
  system: string;
  site: string;
  gas: string;
  /** Charge and loss as shown, in the unit of the heading. */
  charge: string;
  lost: string;
  /** The annual leak rate as shown. */
  rate: string;
  status: TagData;
}

export interface ComplianceLogProps extends WindowHeading {
  headings: {
    opened: string;
    system: string;
    gas: string;
    charge: string;
    lost: string;
    rate: string;
    status: string;
  };
  entries: readonly LeakEntry[];
  /** What the log proves, and who is responsible for it. */
  summary: string;
  signedBy: string;
}

/** A year of refrigerant leaks, with rates and proof. */
export function ComplianceLog({ headings, entries, summary, signedBy, ...heading }: ComplianceLogProps) {
  return (
    <WindowFrame {...heading}>
      <DataTable
        moves
        columns={[
          { key: 'opened', heading: headings.opened, kind: 'measured', from: 'medium' },
          { key: 'system', heading: headings.system, kind: 'main' },
          { key: 'gas', heading: headings.gas, kind: 'soft', from: 'wide' },
          { key: 'charge', heading: headings.charge, kind: 'measured', from: 'wide' },
          { key: 'lost', heading: headings.lost, kind: 'measured', from: 'medium' },
          { key: 'rate', heading: headings.rate, kind: 'measured' },
          { key: 'status', heading: headings.status },
        ]}
        rows={entries.map(({ opened, system, site, gas, charge, lost, rate, status }) => ({
          key: opened + system,
          cells: [
            opened,
            <>
              {system}
              <span className={styles.site}>{site}</span>
            </>,
            gas,
            charge,
            lost,
            rate,
            <span key="status" className={styles.status}>
              <Tag {...status} />
            </span>,
          ],
        }))}
      />
      <div className={styles.footer}>
        <span>{summary}</span>
        <span className={styles.signed}>{signedBy}</span>
      </div>
    </WindowFrame>
  );
}
