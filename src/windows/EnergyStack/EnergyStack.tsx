import type { CSSProperties } from 'react';
import { DataTable } from '../parts/DataTable.tsx';
import { Legend } from '../parts/Legend.tsx';
import { Tag, type TagData } from '../parts/Tag.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './EnergyStack.module.css';

/** The use that a segment of a bar shows, which determines its fill. */
export type EnergyUse = 'air' | 'cold' | 'rest';

export interface SiteEnergy {
  site: string;
  kind: string;
  /** MWh by use. */
  uses: Record<EnergyUse, number>;
  /** The total and the change as shown. */
  total: string;
  change: string;
  isRising?: boolean | undefined;
}

export interface EnergyStackProps extends WindowHeading {
  headings: { site: string; uses: string; total: string; change: string };
  sites: readonly SiteEnergy[];
  /** MWh at the top of the scale. */
  top: number;
  legend: Record<EnergyUse, string>;
  filters?: readonly TagData[] | undefined;
}

const order = ['air', 'cold', 'rest'] as const;

/** A portfolio's energy, a bar per site, stacked by end use. */
export function EnergyStack({ headings, sites, top, legend, filters = [], ...heading }: EnergyStackProps) {
  const bar = (uses: SiteEnergy['uses']) => (
    <span className={styles.bar}>
      {order
        .filter((use) => uses[use] > 0)
        .map((use) => (
          <span
            key={use}
            data-use={use}
            style={{ '--share': `${Math.round((uses[use] / top) * 1000) / 10}%` } as CSSProperties}
          />
        ))}
    </span>
  );
  return (
    <WindowFrame {...heading} tools={filters.map((filter) => <Tag key={filter.text} {...filter} />)}>
      <DataTable
        columns={[
          { key: 'site', heading: headings.site, kind: 'main' },
          { key: 'uses', heading: headings.uses, from: 'medium' },
          { key: 'total', heading: headings.total, kind: 'measured' },
          { key: 'change', heading: headings.change, kind: 'measured' },
        ]}
        rows={sites.map(({ site, kind, uses, total, change, isRising }) => ({
          key: site,
          cells: [
            <>
              {site}
              <span className={styles.kind}>{kind}</span>
              <span className={styles.under}>{bar(uses)}</span>
            </>,
            bar(uses),
            total,
            <span key="change" className={styles.change} data-rising={isRising ? '' : undefined}>
              {change}
            </span>,
          ],
        }))}
      />
      <Legend className={styles.legend} meanings={order.map((kind) => ({ kind, text: legend[kind] }))} />
    </WindowFrame>
  );
}
