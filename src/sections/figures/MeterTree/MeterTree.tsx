import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './MeterTree.module.css';
import type { MeterTreeProps } from './MeterTree.schema.ts';

type Meter = Omit<MeterTreeProps['branches'][number], 'meters'>;

const share = (value: number) => ({ '--share': value }) as CSSProperties;

function Block({ name, value, owner, kind }: Meter) {
  return (
    <div className={styles.block} data-kind={kind}>
      <b className={styles.name}>{name}</b>
      <span className={styles.value}>{value}</span>
      {owner ? <span className={styles.owner}>{owner}</span> : null}
    </div>
  );
}

/** The supply as one beam, with its branches below to scale, and the meters of each below it. */
export function MeterTree(props: MeterTreeProps & SectionPlacement) {
  const { supply, branches, notes, system, ...frame } = props;
  return (
    <Section {...frame}>
      <div className={styles.supply}>
        <b>{supply.name}</b>
        <span className={styles.total}>{supply.value}</span>
        <span className={styles.note}>{supply.note}</span>
      </div>
      <ul className={styles.branches} data-system={system}>
        {branches.map(({ meters, ...branch }) => (
          <li key={branch.name} className={styles.branch} style={share(branch.share)}>
            <Block {...branch} />
            {meters.length > 0 ? (
              <ul className={styles.meters}>
                {meters.map((meter) => (
                  <li key={meter.name} className={styles.meter} style={share(meter.share)}>
                    <Block {...meter} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      <dl className={styles.notes}>
        {notes.map(({ name, text }) => (
          <div key={name} className={styles.remark}>
            <dt>{name}</dt>
            <dd>{inlineMarkup(text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
