import type { Navigation } from '../../content/site/navigation.ts';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './Menus.module.css';

export interface CustomMenuProps {
  lists: Navigation['menus'][number]['lists'];
  opensNewTab: string;
}

/** A menu that a vendor has added: its lists side by side, each under its heading. */
export function CustomMenu({ lists, opensNewTab }: CustomMenuProps) {
  const columns = lists.map(({ heading, entries }) => (
    <MenuLinks key={entries[0]?.href} entries={entries} heading={heading} opensNewTab={opensNewTab} />
  ));
  return lists.length === 1 ? (
    columns
  ) : (
    <div className={styles.grid} data-grid="further">
      {columns}
    </div>
  );
}
