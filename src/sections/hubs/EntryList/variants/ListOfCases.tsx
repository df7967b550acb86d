import { records } from '../../../../content/entries/records.ts';
import type { PageEntry } from '../../../../content/site/entries.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { CustomerLogo } from '../../../../scenes/logos/CustomerLogo.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Listing } from '../../../../ui/Listing/Listing.tsx';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import { customerBuilding } from '../../../shared/customerBuilding.ts';
import list from '../EntryList.module.css';
import type { EntryListProps } from '../EntryList.schema.ts';
import { EntryTitle } from '../EntryTitle.tsx';
import { ListFrame } from '../ListFrame.tsx';
import styles from './ListOfCases.module.css';

/** One storey: figure, text and building on a slab. */
function Storey({ entry, read }: { entry: PageEntry<'caseStudy'>; read: string }) {
  const { customer } = entry;
  const figure = customer.stats[0];
  return (
    <article className={`${list.entry} ${styles.storey}`} data-system={customer.system}>
      <div className={styles.figure}>
        <p className={`heading ${styles.stat}`}>{figure?.stat}</p>
        <p className={styles.measure}>{figure?.txt}</p>
      </div>
      <div className={styles.words}>
        <CustomerLogo logo={customer.logo} label={customer.name} height={26} asFile />
        <EntryTitle entry={entry} className={styles.title} />
        <p className={`${list.summary} ${styles.summary}`}>{inlineMarkup(entry.summary)}</p>
        <p className={`${list.facts} ${styles.size}`}>
          {customer.size}, {customer.city}
        </p>
        <span className={styles.read} aria-hidden="true">
          {read}
        </span>
      </div>
      <SceneImage className={styles.drawing} scene={customerBuilding(customer, 'day', 600, 300)} alt="" />
    </article>
  );
}

/** Case studies stacked like the storeys of a section drawing. */
export function ListOfCases(props: EntryListProps & SectionPlacement) {
  const { cases: labels } = props.labels;
  const { entriesOf, list: split } = contentFor('entryList', props.content);
  const products = [...records('products').values()].sort((one, other) => one.order - other.order);
  const industries = [...records('industries').values()].sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
  return (
    <ListFrame {...props} className={styles.head}>
      <div className={styles.storeys}>
        <Listing
          name="cases"
          split={split}
          layout="rows"
          pageSize={8}
          filters={[
            ...products.map(({ id: value, name: label }) => ({ value, label, group: 'product' })),
            ...industries.map(({ id: value, name: label }) => ({ value, label, group: 'industry' })),
          ]}
          labels={labels}
          items={entriesOf('caseStudy').map((entry) => ({
            key: entry.path,
            topics: [entry.product.id, ...(entry.industry ? [entry.industry.id] : [])],
            words: `${entry.title} ${entry.customer.name} ${entry.customer.sector}`,
            node: <Storey entry={entry} read={labels.read} />,
          }))}
        />
      </div>
    </ListFrame>
  );
}
