import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { FeatureGroupProps } from './FeatureGroup.schema.ts';
import styles from './FeatureItems.module.css';

interface FeatureItemsProps extends Pick<FeatureGroupProps, 'items' | 'layout' | 'number'> {
  /** The name of all items, so that the browser keeps at most one open. */
  name: string;
}

/** The items of a group, with the first one open. */
export function FeatureItems({ items, layout, number, name }: FeatureItemsProps) {
  return (
    <div className={styles.items} data-layout={layout}>
      {items.map((item, index) => (
        <details key={item.title} className={styles.item} name={name} open={index === 0}>
          <summary className={styles.summary}>
            <span className={styles.number}>
              {number}.{index + 1}
            </span>
            <span className={styles.name}>{item.title}</span>
            <span className={styles.icon}>
              <Icon name="plus" />
            </span>
          </summary>
          <p className={styles.desc}>{inlineMarkup(item.text)}</p>
        </details>
      ))}
    </div>
  );
}
