import type { PageEntry } from '../../../content/entries.ts';
import { records } from '../../../content/records.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { CustomerLogo } from '../../../scenes/logos/CustomerLogo.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Listing } from '../../../ui/Listing/Listing.tsx';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseIndex.module.css';
import type { CaseIndexProps } from './CaseIndex.schema.ts';

/** One storey: figure, text and building stand on the slab below them. */
function Storey({ entry, read }: { entry: PageEntry<'caseStudy'>; read: string }) {
  const { customer } = entry;
  const figure = customer.stats[0];
  return (
    <article className={styles.storey} data-system={customer.system}>
      <div className={styles.figure}>
        <p className={styles.stat}>{figure?.stat}</p>
        <p className={styles.measure}>{figure?.txt}</p>
      </div>
      <div className={styles.words}>
        <CustomerLogo logo={customer.logo} label={customer.name} height={26} asFile />
        <h2 className={styles.title}>
          <a className={`stretched-link ${styles.link}`} href={entry.path}>
            {inlineMarkup(entry.title)}
          </a>
        </h2>
        <p className={styles.summary}>{inlineMarkup(entry.summary)}</p>
        <p className={styles.size}>
          {customer.size}, {customer.city}
        </p>
        <span className={styles.read} aria-hidden="true">
          {read}
        </span>
      </div>
      <SceneImage
        className={styles.drawing}
        scene={{
          scene: 'building',
          ...customer.building,
          live: customer.system,
          tone: 'day',
          crop: { width: 600, height: 300 },
        }}
        alt=""
      />
    </article>
  );
}

/** Case studies stacked like the storeys of a section drawing. */
export function CaseIndex({ id, title, intro, read, labels, content }: CaseIndexProps & SectionPlacement) {
  const { entriesOf, list } = contentFor('caseIndex', content);
  const cases = entriesOf('caseStudy');
  const products = [...records('products').values()].sort((one, other) => one.order - other.order);
  const industries = [...records('industries').values()].sort((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  );
  const filters = [
    ...products.map(({ id: value, name: label }) => ({ value, label, group: 'product' })),
    ...industries.map(({ id: value, name: label }) => ({ value, label, group: 'industry' })),
  ];
  return (
    <section id={id} className={styles.section}>
      <div className="container">
        <PageHead className={styles.head} title={title} intro={intro} />
        <Listing
          name="cases"
          split={list}
          layout="rows"
          pageSize={8}
          filters={filters}
          labels={{ ...labels, pages: '', previous: '', next: '', search: '' }}
          items={cases.map((entry) => ({
            key: entry.path,
            topics: [entry.product.id, ...(entry.industry ? [entry.industry.id] : [])],
            words: `${entry.title} ${entry.customer.name} ${entry.customer.sector}`,
            node: <Storey entry={entry} read={read} />,
          }))}
        />
      </div>
    </section>
  );
}
