import type { MenuLink } from '../../content/site/navigation.ts';
import styles from './MenuLinks.module.css';
import menu from './Menus.module.css';
import { SheetIcon } from './SheetIcon.tsx';

/** The props that an external link adds to its anchor. */
export function externalProps(isExternal: boolean) {
  return isExternal ? ({ target: '_blank', rel: 'noopener' } as const) : {};
}

interface MenuEntryProps {
  entry: MenuLink;
  /** Visually hidden text after a link that opens a new tab. */
  opensNewTab: string;
}

/** One entry: its name, and optionally an icon, a tag and a line under the name. */
function MenuEntry({ entry, opensNewTab }: MenuEntryProps) {
  return (
    <a className={styles.entry} href={entry.href} {...externalProps(entry.isExternal)}>
      {entry.icon ? <SheetIcon name={entry.icon} phase={entry.hoverIcon ? 'rest' : undefined} /> : null}
      {entry.hoverIcon ? <SheetIcon name={entry.hoverIcon} phase="hover" /> : null}
      <span className={styles.name}>
        {entry.name}
        {entry.tag ? (
          <>
            {' '}
            <span className={menu.tag}>{entry.tag}</span>
          </>
        ) : null}
        {entry.isExternal ? (
          <>
            {' '}
            <SheetIcon name="external" />
            <span className="visually-hidden">({opensNewTab})</span>
          </>
        ) : null}
        {entry.title ? <span className={styles.title}>{entry.title}</span> : null}
      </span>
    </a>
  );
}

export interface EntryListProps {
  heading?: string | undefined;
  entries: readonly MenuLink[];
  opensNewTab: string;
  columns?: 1 | 2 | undefined;
}

/** A vertical list of entries, in one or two columns, with an optional heading. */
export function EntryList({ heading, entries, opensNewTab, columns = 1 }: EntryListProps) {
  return (
    <>
      {heading ? <p className={menu.heading}>{heading}</p> : null}
      <ul className={styles.links} data-columns={columns}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <MenuEntry entry={entry} opensNewTab={opensNewTab} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same as a column of a menu. Renders nothing if there are no entries. */
export function MenuLinks(list: EntryListProps) {
  if (list.entries.length === 0) return null;
  return (
    <div className={menu.column}>
      <EntryList {...list} />
    </div>
  );
}
