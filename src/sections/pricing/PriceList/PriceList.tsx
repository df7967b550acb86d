import { estimatePrice, priceOfSize } from '../../../../shared/pricing/estimatePrice.ts';
import { formatPrice } from '../../../../shared/pricing/formatPrice.ts';
import type { PriceBand } from '../../../../shared/pricing/PriceBands.ts';
import { priceBands } from '../../../content/settings/prices.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { readPricing } from '../../shared/readPricing.ts';
import styles from './PriceList.module.css';
import type { PriceListProps } from './PriceList.schema.ts';

interface Band {
  from: number;
  upTo: number | undefined;
}

/** A price for every size, shaded by its plan. Works without script. */
export function PriceList(props: PriceListProps & SectionPlacement) {
  const { title, intro, caption, people, buildings, peopleUnit, buildingsUnit, legend, note, ...rest } =
    props;
  const { range, upwards, ...frame } = rest;
  const { plans, estimate } = readPricing(rest.content?.page.locale);
  const words = ({ from, upTo }: Band) =>
    (upTo === undefined ? upwards : range).replace('%from%', String(from)).replace('%to%', String(upTo));
  const bands = priceBands();
  const columns = bandsOf(bands.buildings);
  return (
    <Section {...frame} title={title} intro={intro}>
      <table className={styles.list}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            <th className={styles.across} scope="colgroup" colSpan={columns.length}>
              {buildings}
            </th>
          </tr>
          <tr>
            <th scope="col" className={styles.down}>
              {people}
            </th>
            {columns.map((column) => (
              <th key={column.from} scope="col">
                {words(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bandsOf(bands.people).map((row) => (
            <tr key={row.from}>
              <th scope="row">
                {words(row)} <span className={styles.unit}>{peopleUnit}</span>
              </th>
              {columns.map((column) => {
                const size = { people: row.from, buildings: column.from, isIntegrated: false };
                return (
                  <td
                    key={column.from}
                    data-plan={estimatePrice(plans, size, bands).plan}
                    data-band={`${words(column)} ${buildingsUnit}`}
                  >
                    {formatPrice(priceOfSize(size, bands).year, estimate.currency)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p className={styles.key}>
          {legend}
          {plans.map((plan, index) => (
            <span key={plan.name} className={styles.plan} data-plan={index}>
              {plan.name}
            </span>
          ))}
        </p>
        {note ? <p className={styles.note}>{inlineMarkup(note)}</p> : null}
      </div>
    </Section>
  );
}

function bandsOf(bands: readonly PriceBand[]): Band[] {
  return bands.map(({ upTo }, index) => ({ from: (bands[index - 1]?.upTo ?? 0) + 1, upTo }));
}
