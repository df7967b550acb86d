import type { ReactNode } from 'react';
import styles from './CaseFacts.module.css';

interface CaseFactsProps {
  clientLabel: string;
  /** The client's name or logo. */
  client: ReactNode;
  clientClass?: string | undefined;
  cells: readonly { label: string; value: string }[];
  className: string | undefined;
}

/** Who the client is and what its estate has, as a title block. */
export function CaseFacts({ clientLabel, client, clientClass, cells, className }: CaseFactsProps) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      <div className={clientClass}>
        <dt>{clientLabel}</dt>
        <dd>{client}</dd>
      </div>
      {cells.map((cell) => (
        <div key={cell.label}>
          <dt>{cell.label}</dt>
          <dd>{cell.value}</dd>
        </div>
      ))}
    </dl>
  );
}
