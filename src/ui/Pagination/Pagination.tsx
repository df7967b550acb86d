import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Accessible name of the group. */
  label: string;
  previous: string;
  next: string;
  /** The current page number, from 1. */
  current: number;
  pages: readonly { number: number; href: string }[];
  /** Each link leads to a separate page, so no script is needed. */
  isPlain?: boolean | undefined;
}

/** Links to the pages of a list, with the current one marked. */
export function Pagination({ label, previous, next, current, pages, isPlain = false }: PaginationProps) {
  const before = pages[current - 2];
  const after = pages[current];
  return (
    <nav className={styles.pagination} aria-label={label} data-pagination={isPlain ? undefined : ''}>
      <a
        className={styles.step}
        href={before?.href ?? pages[0]?.href}
        rel={isPlain ? 'prev' : undefined}
        data-page-step="-1"
        hidden={!before}
      >
        {previous}
      </a>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page.number}>
            <a
              className={styles.page}
              data-choice=""
              href={page.href}
              data-page={page.number}
              aria-current={page.number === current ? 'page' : undefined}
            >
              {page.number}
            </a>
          </li>
        ))}
      </ol>
      <a
        className={styles.step}
        href={after?.href ?? pages.at(-1)?.href}
        rel={isPlain ? 'next' : undefined}
        data-page-step="1"
        hidden={!after}
      >
        {next}
      </a>
    </nav>
  );
}
