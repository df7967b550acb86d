import type { PriceBand } from '../../../../shared/pricing/PriceBands.ts';
import { laborRates, roiRange } from '../../../../shared/roi/computeRoi.ts';
import { formatCount, formatMoney, formatPercentage } from '../../../../shared/roi/formatRoi.ts';
import { priceBands } from '../../../content/settings/prices.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './RoiAssumptions.module.css';
import type { RoiAssumptionsProps } from './RoiAssumptions.schema.ts';

const figures: Readonly<Record<string, string>> = {
  inHouseRate: formatMoney(laborRates.inHouse),
  outsourcedRate: formatMoney(laborRates.outsourced),
  floor: formatPercentage(roiRange.floor),
  ceiling: formatPercentage(roiRange.ceiling),
};

/** The cost bands of the site, and the rates and limits of the model, taken from the model itself. */
export function RoiAssumptions({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  columns,
  license,
  building,
  upwards,
  notes,
}: RoiAssumptionsProps & SectionPlacement) {
  const bands = priceBands();
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.grid}>
        <BandTable
          {...license}
          column={columns.employees}
          cost={columns.license}
          bands={bands.people}
          upwards={upwards}
        />
        <BandTable
          {...building}
          column={columns.buildings}
          cost={columns.buildingCost}
          bands={bands.buildings}
          upwards={upwards}
        />
        <dl className={styles.notes}>
          {notes.map((note) => (
            <div key={note.title}>
              <dt>{note.title}</dt>
              <dd>{note.text.replace(/%(\w+)%/g, (whole, name: string) => figures[name] ?? whole)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

interface BandTableProps {
  title: string;
  text: string;
  column: string;
  cost: string;
  upwards: string;
  bands: readonly PriceBand[];
}

function BandTable({ title, text, column, cost, upwards, bands }: BandTableProps) {
  const dearest = Math.max(...bands.map((band) => band.cost));
  return (
    <div className={styles.band}>
      <h3 className={styles.bandTitle}>{headingMarkup(title)}</h3>
      <p className={styles.bandDesc}>{text}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{cost}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band, index) => {
            const from = (bands[index - 1]?.upTo ?? 0) + 1;
            return (
              <tr key={from}>
                <th scope="row">
                  {band.upTo === undefined
                    ? upwards.replace('%from%', formatCount(from))
                    : `${formatCount(from)}–${formatCount(band.upTo)}`}
                </th>
                <td>
                  {formatMoney(band.cost).replace(/\.00$/, '')}
                  <svg
                    className={styles.bar}
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path d={`M0 2H${Math.round((band.cost / dearest) * 100)}`} />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
