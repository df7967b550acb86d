import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './PriceAddOns.module.css';
import type { PriceAddOnsProps } from './PriceAddOns.schema.ts';

/** A band: title on the left, a riser with its priced branches on the right. */
export function PriceAddOns({ title, intro, items, ...frame }: PriceAddOnsProps & SectionPlacement) {
  return (
    <Section {...frame} room="band">
      <div className={styles.band}>
        <div>
          <h2>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.desc}>{inlineMarkup(intro)}</p> : null}
        </div>
        <ul className={styles.riser}>
          {items.map((item) => (
            <li key={item.name} className={styles.branch} data-system={item.system}>
              <div>
                <h3 className={styles.name}>{item.href ? <a href={item.href}>{item.name}</a> : item.name}</h3>
                <p className={styles.what}>{inlineMarkup(item.text)}</p>
              </div>
              <p className={styles.price}>
                {item.price} <span>{item.per}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
