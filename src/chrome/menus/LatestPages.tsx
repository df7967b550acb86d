import type { PageFace } from '../../lib/content/pages.ts';
import styles from './Menus.module.css';

export interface LatestPagesProps {
  heading: string;
  action: string;
  pages: readonly PageFace[];
}

/** The newest pages of a kind, each a link that says what it does. */
export function LatestPages({ heading, action, pages }: LatestPagesProps) {
  if (pages.length === 0) return null;
  return (
    <div className={styles.column} data-part="latest">
      <p className={styles.heading}>{heading}</p>
      {pages.map((page) => (
        <a key={page.id} className={styles.story} href={page.path}>
          <span className={styles.cardTitle}>{page.meta.title}</span>
          <span className={styles.more}>{action}</span>
        </a>
      ))}
    </div>
  );
}
