import { theme } from '../../../config/theme.ts';
import styles from './WindowFrame.module.css';

/** The dark bar above a full-size window. */
export interface WindowNavigation {
  items: readonly string[];
  /** One of the items. */
  current: string;
  search?: string | undefined;
}

/** The bar of a full-size window, with the brand’s mark. */
export function WindowTabs({ items, current, search }: WindowNavigation) {
  return (
    <div className={styles.tabs}>
      <svg className={styles.mark} viewBox={theme.mark.box.join(' ')} aria-hidden="true">
        <path d={theme.mark.path} />
      </svg>
      {items.map((item) => (
        <span key={item} className={styles.tab} data-current={item === current ? '' : undefined}>
          {item}
        </span>
      ))}
      {search ? <span className={styles.search}>{search}</span> : null}
    </div>
  );
}
