import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the top down; the last item is the page itself and has no path. */
  items: readonly { name: string; path?: string | undefined }[];
  /** Accessible name of the list. */
  label: string;
}

/** The breadcrumb trail from home to the page. On a phone, only the parent page is shown. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  return (
    <nav className={`container ${styles.crumbs}`} aria-label={label} data-leads="">
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.path ?? item.name} className={styles.item}>
            {item.path === undefined ? (
              <span aria-current="page">{item.name}</span>
            ) : (
              <a className={styles.link} href={item.path}>
                {item.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
