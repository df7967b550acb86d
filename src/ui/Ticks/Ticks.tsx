import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Ticks.module.css';

/** A list of short points, each with a tick. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
          <span>{inlineMarkup(item)}</span>
        </li>
      ))}
    </ul>
  );
}
