import type { MenuLink } from '../../lib/content/navigation.ts';
import styles from './Menus.module.css';
import { SheetIcon } from './SheetIcon.tsx';

/** What a link that leaves the site adds to its anchor. */
export function externalProps(isExternal: boolean) {
  return isExternal ? ({ target: '_blank', rel: 'noopener' } as const) : {};
}

export interface MenuEntryProps {
  entry: MenuLink;
  /** Said after a link that opens a new tab. */
  opensNewTab: string;
}

/** One entry: icon, name, tag, line under the name; whatever it has. */
export function MenuEntry({ entry, opensNewTab }: MenuEntryProps) {
  return (
    <a className={styles.entry} href={entry.href} {...externalProps(entry.isExternal)}>
      {entry.icon ? <SheetIcon name={entry.icon} phase={entry.hoverIcon ? 'rest' : undefined} /> : null}
      {entry.hoverIcon ? <SheetIcon name={entry.hoverIcon} phase="hover" /> : null}
      <span className={styles.name}>
        {entry.name}
        {entry.tag ? (
          <>
            {' '}
            <span className={styles.tag}>{entry.tag}</span>
          </>
        ) : null}
        {entry.isExternal ? (
          <>
            {' '}
            <SheetIcon name="external" />
            <span className={styles.unseen}>({opensNewTab})</span>
          </>
        ) : null}
        {entry.title ? <span className={styles.title}>{entry.title}</span> : null}
      </span>
    </a>
  );
}

export interface MenuLinksProps {
  entries: readonly MenuLink[];
  opensNewTab: string;
  heading?: string | undefined;
  columns?: 1 | 2 | undefined;
}

/** A list of entries, under a heading when it has one. */
export function MenuLinks({ entries, opensNewTab, heading, columns = 1 }: MenuLinksProps) {
  return (
    <div className={styles.column}>
      {heading ? <p className={styles.heading}>{heading}</p> : null}
      <ul className={styles.links} data-columns={columns}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <MenuEntry entry={entry} opensNewTab={opensNewTab} />
          </li>
        ))}
      </ul>
    </div>
  );
}
