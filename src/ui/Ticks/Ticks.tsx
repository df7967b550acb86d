import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import styles from './Ticks.module.css';

/** A list of short points, each with a check mark. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {inlineMarkup(item)}
        </li>
      ))}
    </ul>
  );
}
